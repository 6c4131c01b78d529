/** Tells the person at the terminal which step is under way, how far it is, and how long it took. */
export class Progress {
  private step = 0;

  constructor(private readonly steps: number) {}

  /** Runs one step. `work` may return a word on what it did instead of "done". */
  async during(title: string, work: () => Promise<string | undefined>): Promise<void> {
    this.step += 1;
    const started = Date.now();
    const seconds = () => `${((Date.now() - started) / 1000).toFixed(1)} s`;
    const head = `[${String(this.step)}/${String(this.steps)}] ${title}`;
    console.log(head);
    const beat = setInterval(() => {
      console.log(`      … ${seconds()}`);
    }, 15_000);
    try {
      const outcome = await work();
      console.log(`      ${outcome ?? 'done'} (${seconds()})`);
    } finally {
      clearInterval(beat);
    }
  }
}
