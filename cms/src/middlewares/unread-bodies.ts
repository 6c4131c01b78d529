import type { IncomingMessage } from 'node:http';
import type { Core } from '@strapi/strapi';

/** How long a caller who is still sending may take to read the answer. */
const lingerMs = 500;

/**
 * Closes a connection after its answer. Node would cut it off at once, and a caller who is still sending might never see
 * the answer: what arrives meanwhile is discarded.
 */
function endAfterAnswer(req: IncomingMessage): void {
  const { socket } = req;
  const cutOff = socket.destroySoon.bind(socket);
  socket.destroySoon = () => {
    const timer = setTimeout(() => socket.destroy(), lingerMs);
    socket.once('close', () => {
      clearTimeout(timer);
    });
    req.once('end', cutOff);
    req.resume();
    socket.end();
  };
}

/**
 * Closes the connection of a call whose body was not read completely. The rest of it would stand before the connection's
 * next request, which would wait forever.
 */
const unreadBodies: Core.MiddlewareFactory = () => {
  return async (ctx, next) => {
    await next();
    if (ctx.req.complete || ctx.res.headersSent) return;
    ctx.set('Connection', 'close');
    endAfterAnswer(ctx.req);
  };
};

export default unreadBodies;
