import type { Deadline } from '../deadline';

/** Stored beside a blob, and readable without its key. */
export type Metadata = Readonly<Record<string, unknown>>;

export interface StoredBlob {
  readonly value: string;
  readonly metadata: Metadata;
  /** Names this version of the blob. The store of a local server reveals it only in its lists. */
  readonly etag?: string | undefined;
}

export interface ListedBlob {
  readonly name: string;
  readonly etag: string;
}

/** Texts by name that outlive a call. Each method throws StoreError if it did not do what it says. */
export interface OutboxStore {
  /** @returns undefined if there is no such blob */
  read(name: string): Promise<StoredBlob | undefined>;
  /** Writes, whatever was there before. */
  write(name: string, value: string): Promise<void>;
  /** Writes if there is no such blob. @returns whether it did */
  create(name: string, value: string, metadata?: Metadata): Promise<boolean>;
  /** Writes if the blob is still the version `etag`. @returns whether it did */
  replace(name: string, etag: string, value: string, metadata: Metadata): Promise<boolean>;
  /** Removes the blob, if there is one. */
  remove(name: string): Promise<void>;
  /** All blobs whose names begin with the prefix, page by page. */
  list(prefix: string): AsyncIterable<readonly ListedBlob[]>;
}

/** Opens the store for work that ends with the deadline. */
export type OpenStore = (deadline: Deadline) => OutboxStore;

/** The store did not do what it was asked to. */
export class StoreError extends Error {
  /** @param reason one word for the log */
  constructor(readonly reason: string) {
    super(`The outbox failed: ${reason}`);
    this.name = 'StoreError';
  }
}
