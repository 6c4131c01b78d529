// The store that Netlify's own tools run locally, in a process of its own: folder and token come as arguments. It ends with
// whoever started it.
import { BlobsServer } from '@netlify/blobs/server';

const [, , directory, token] = process.argv;
const server = new BlobsServer({ directory, token });
const { port } = await server.start();
process.on('disconnect', () => process.exit());
process.send(port);
