"""Every sentence that a person reads, and the one module that formats them."""
