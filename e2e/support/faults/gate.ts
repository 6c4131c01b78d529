/** Lets work through in portions, so that it is spread over what happens meanwhile. */
export class Gate {
  private free = 0;
  private readonly waiting: (() => void)[] = [];

  /** Lets so many more through. */
  open(count: number): void {
    this.free += count;
    while (this.free > 0) {
      const next = this.waiting.shift();
      if (next === undefined) return;
      this.free -= 1;
      next();
    }
  }

  /** Resolves when the caller is let through. */
  async pass(): Promise<void> {
    if (this.free > 0) {
      this.free -= 1;
      return;
    }
    await new Promise<void>((resolve) => this.waiting.push(resolve));
  }
}
