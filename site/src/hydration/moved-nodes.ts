/** The child of a parent that is or contains a node; null if there is none. */
function childWith(parent: Node, node: Node): Node | null {
  let child: Node | null = node;
  while (child && child.parentNode !== parent) child = child.parentNode;
  return child;
}

/**
 * Lets React continue after other software has moved or replaced text nodes, as page translation does. Otherwise removing such
 * a node, or inserting before it, throws and takes down the whole page (facebook/react#11538).
 */
export function tolerateMovedNodes(): void {
  // eslint-disable-next-line @typescript-eslint/unbound-method -- each is called for the node that it was called on
  const { removeChild, insertBefore } = Node.prototype;

  Node.prototype.removeChild = function <Child extends Node>(this: Node, node: Child): Child {
    const child = childWith(this, node);
    if (child) removeChild.call(this, child);
    return node;
  };

  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    node: Child,
    place: Node | null,
  ): Child {
    insertBefore.call(this, node, place && childWith(this, place));
    return node;
  };
}
