// Shared modules are only known once the federation runtime has started, hence the import.
void import('./start.tsx');
