import { median } from '../report/figures';

const width = 24;

/** `4:05` for 245 seconds. */
const clock = (seconds: number): string =>
  `${String(Math.floor(seconds / 60))}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/** The progress bar of one part: the number of completed measurements, and about how long the rest takes. */
export class Countdown {
  private readonly began = Date.now();
  private readonly made: number[] = [];

  /**
   * @param before measurements of earlier runs
   * @param total all measurements of the part
   */
  constructor(
    private readonly before: number,
    private readonly total: number,
  ) {}

  /** The seconds of the longest measurement in this run; the next one may take as long. */
  get longestSeconds(): number {
    return Math.max(0, ...this.made);
  }

  line(what: string): string {
    const done = this.before + this.made.length;
    const filled = Math.round((done / this.total) * width);
    const bar = `${'█'.repeat(filled)}${'░'.repeat(width - filled)}`;
    const passed = (Date.now() - this.began) / 1000;
    // The median, because the first measurement includes building the sites.
    const left = (this.total - done) * median(this.made);
    const rest = Number.isNaN(left) ? '' : ` · about ${clock(left)} left`;
    return `${bar} ${String(done)}/${String(this.total)} · ${clock(passed)} passed${rest} · ${what}`;
  }

  /** Shows what is in progress; on a terminal, the next line replaces it. */
  show(what: string): void {
    const line = this.line(what);
    if (process.stdout.isTTY) process.stdout.write(`\r\x1b[2K${line}`);
    else process.stdout.write(`${line}\n`);
  }

  count(seconds: number): void {
    this.made.push(seconds);
  }

  end(): void {
    if (process.stdout.isTTY) process.stdout.write('\r\x1b[2K');
  }
}
