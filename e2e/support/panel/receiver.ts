import { createServer, type Server } from 'node:http';
import { record } from '../api/send';

/** A stand-in for another system that receives webhooks. */
export class Receiver {
  /** The `type` of each message, with its headers. */
  readonly messages: { type: unknown; headers: Record<string, unknown> }[] = [];
  /** The status of each answer. */
  status = 200;
  private readonly server: Server;

  private constructor() {
    this.server = createServer((request, response) => {
      let body = '';
      request.setEncoding('utf8').on('data', (text: string) => {
        body += text;
      });
      request.on('end', () => {
        const { type } = record(JSON.parse(body));
        this.messages.push({ type, headers: request.headers });
        response.writeHead(this.status).end();
      });
    });
  }

  static async start(): Promise<Receiver> {
    const receiver = new Receiver();
    await new Promise<void>((resolve) => receiver.server.listen(0, '127.0.0.1', resolve));
    return receiver;
  }

  get url(): string {
    const address = this.server.address();
    if (address === null || typeof address === 'string') throw new Error('It does not listen.');
    return `http://127.0.0.1:${String(address.port)}/leads`;
  }

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => {
      this.server.close(() => {
        resolve();
      });
    });
  }
}
