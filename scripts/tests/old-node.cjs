// Preloaded by a test: this process takes itself for one of an old Node.
Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.4' } });
