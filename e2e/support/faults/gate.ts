/** Lets work through in portions, to spread it over the whole run. */
export class Gate {
  private free = 0;
  private readonly waiting: (() => void)[] = [];

  /** Lets the given number through. */
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
