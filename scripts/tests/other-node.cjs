// Preloaded by a test: this process takes itself for one of another Node.
const node = process.env.NODE_AS;
Object.defineProperty(process, 'versions', { value: { ...process.versions, node } });
