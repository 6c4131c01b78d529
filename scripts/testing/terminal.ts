import type { WriteStream } from 'node:tty';

/** What a terminal, or a file in its place, has of one. */
export type Output = Pick<WriteStream, 'write'> & Partial<Pick<WriteStream, 'isTTY' | 'columns'>>;

const redrawMs = 1_000;
const repeatMs = 20_000;
const clear = '\r\u001b[2K';

/** Lines for the person who waits, and below them one that says what is under way. */
export class Terminal {
  private readonly timer: NodeJS.Timeout;
  private closed = false;

  /** @param status what is under way, in one line */
  constructor(
    private readonly output: Output,
    private readonly status: () => string,
  ) {
    // A file gets the line as one more, and less often.
    const draw = () => {
      if (output.isTTY === true) this.draw();
      else this.say(this.status());
    };
    this.timer = setInterval(draw, output.isTTY === true ? redrawMs : repeatMs);
  }

  say(line: string): void {
    if (this.closed) return;
    this.erase();
    this.output.write(`${line}\n`);
  }

  /** Says nothing any more. */
  close(): void {
    if (this.closed) return;
    clearInterval(this.timer);
    this.erase();
    this.closed = true;
  }

  private draw(): void {
    const columns = this.output.columns ?? 80;
    this.output.write(`${clear}${this.status().slice(0, columns - 1)}`);
  }

  private erase(): void {
    if (this.output.isTTY === true) this.output.write(clear);
  }
}
