/**
 * Prints the current step, its time and its outcome. It prints lines, which also suit a log: listr2 repaints a terminal and
 * writes nothing to a file while a step runs.
 */
export class Progress {
  private step = 0;

  constructor(private readonly steps: number) {}

  /** Runs one step. `work` may return its outcome as text, to be printed instead of "done". */
  async during(title: string, work: () => Promise<unknown>): Promise<void> {
    this.step += 1;
    const started = Date.now();
    const seconds = () => `${((Date.now() - started) / 1000).toFixed(1)} s`;
    console.log(`[${String(this.step)}/${String(this.steps)}] ${title}`);
    const heartbeat = setInterval(() => {
      console.log(`      … ${seconds()}`);
    }, 15_000);
    try {
      const outcome = await work();
      console.log(`      ${typeof outcome === 'string' ? outcome : 'done'} (${seconds()})`);
    } finally {
      clearInterval(heartbeat);
    }
  }
}
