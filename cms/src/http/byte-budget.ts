/** The bytes that one call holds in memory or on disk. */
export interface Holding {
  /** Reserves more bytes. @returns false if that would exceed the budget */
  add: (bytes: number) => boolean;
  /** Releases all of them. */
  release: () => void;
}

/** Limits how many bytes are held at the same time: in total, and by one network, so that none can use up everything. */
export class ByteBudget {
  private held = 0;
  private readonly heldBy = new Map<string, number>();

  /**
   * @param total bytes for everyone
   * @param share bytes for one network
   */
  constructor(
    private readonly total: number,
    private readonly share: number,
  ) {}

  /** Starts a reservation for a call. Release it in any case. */
  hold(network: string): Holding {
    let own = 0;
    return {
      add: (bytes) => {
        const shared = (this.heldBy.get(network) ?? 0) + bytes;
        if (shared > this.share || this.held + bytes > this.total) return false;
        own += bytes;
        this.held += bytes;
        this.heldBy.set(network, shared);
        return true;
      },
      release: () => {
        const shared = (this.heldBy.get(network) ?? 0) - own;
        this.held -= own;
        own = 0;
        if (shared > 0) this.heldBy.set(network, shared);
        else this.heldBy.delete(network);
      },
    };
  }
}
