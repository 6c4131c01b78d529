/** The bytes of one call that are held at the moment. */
export interface Holding {
  /** Holds so many bytes more. @returns false where that would be too many */
  add: (bytes: number) => boolean;
  /** Lets go of all of them. */
  release: () => void;
}

/** Bounds how many bytes are held at the same time: by everyone together, and by one network, so that none takes all. */
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

  /** Begins to hold for a call. Release it, whatever becomes of the call. */
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
