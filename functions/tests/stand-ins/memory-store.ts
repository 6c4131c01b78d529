import { StoreError, type Metadata, type OutboxStore } from '../../src/outbox/store';

interface Blob {
  readonly value: string;
  readonly metadata: Metadata;
  readonly etag: string;
}

export type Operation = keyof OutboxStore;

/** A store in memory, which a test can inspect and let fail. */
export class MemoryStore implements OutboxStore {
  readonly blobs = new Map<string, Blob>();
  /** The page size of a list, as on the platform. */
  pageSize = 1_000;
  /** How many pages were requested. */
  pages = 0;
  /** The reason why an operation fails, if it does. May change the store first. */
  failure: (operation: Operation, name: string) => string | undefined = () => undefined;
  /** How long an operation takes. */
  delay: () => Promise<void> = () => Promise.resolve();
  #versions = 0;

  #expect(operation: Operation, name: string): void {
    const reason = this.failure(operation, name);
    if (reason !== undefined) throw new StoreError(reason);
  }

  #put(name: string, value: string, metadata: Metadata): void {
    this.#versions += 1;
    this.blobs.set(name, { value, metadata, etag: `"${String(this.#versions)}"` });
  }

  async read(name: string) {
    await this.delay();
    this.#expect('read', name);
    return this.blobs.get(name);
  }

  async write(name: string, value: string) {
    await this.delay();
    this.#expect('write', name);
    this.#put(name, value, {});
  }

  async create(name: string, value: string, metadata: Metadata = {}) {
    await this.delay();
    this.#expect('create', name);
    if (this.blobs.has(name)) return false;
    this.#put(name, value, metadata);
    return true;
  }

  async replace(name: string, etag: string, value: string, metadata: Metadata) {
    await this.delay();
    this.#expect('replace', name);
    if (this.blobs.get(name)?.etag !== etag) return false;
    this.#put(name, value, metadata);
    return true;
  }

  async remove(name: string) {
    await this.delay();
    this.#expect('remove', name);
    this.blobs.delete(name);
  }

  async *list(prefix: string) {
    const all = [...this.blobs].map(([name, { etag }]) => ({ name, etag }));
    const found = all.filter(({ name }) => name.startsWith(prefix));
    for (let start = 0; start < Math.max(1, found.length); start += this.pageSize) {
      await this.delay();
      this.#expect('list', prefix);
      this.pages += 1;
      yield found.slice(start, start + this.pageSize);
    }
  }

  /** The names of one kind. */
  names(kind: string): string[] {
    return [...this.blobs.keys()].filter((name) => name.split('/')[1] === kind);
  }

  /** The whole store as one text. */
  get everything(): string {
    return JSON.stringify([...this.blobs]);
  }
}
