/**
 * Builds one after the other. What is asked for while one is under way becomes one further build, however often: that one
 * reads the content after all of it.
 */
export class BuildQueue {
  private wanted = false;
  private opened = false;
  private closed = false;
  private running: Promise<void> | undefined;

  /** @param build must not throw, and not end before it returns */
  constructor(private readonly build: () => Promise<void>) {}

  /** Asks for a build. */
  request(): void {
    this.wanted = true;
    this.go();
  }

  /** Begins to build; what was asked for before has waited. */
  open(): void {
    this.opened = true;
    this.go();
  }

  /** Begins no further build. Resolves when none is under way. */
  async close(): Promise<void> {
    this.closed = true;
    await this.running;
  }

  private go(): void {
    if (this.opened && this.wanted && !this.closed) this.running ??= this.work();
  }

  private async work(): Promise<void> {
    while (this.wanted && !this.closed) {
      this.wanted = false;
      await this.build();
    }
    this.running = undefined;
  }
}
