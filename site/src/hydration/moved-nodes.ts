/** The child of a parent that a node is, or is in; null where it is neither. */
function childWith(parent: Node, node: Node): Node | null {
  let child: Node | null = node;
  while (child && child.parentNode !== parent) child = child.parentNode;
  return child;
}

/**
 * Has React get on with texts that others have moved or replaced, as the translation of a page does. Else it fails when it
 * removes such a text, or puts something before it, and takes the whole page down (facebook/react#11538).
 */
export function bearMovedNodes(): void {
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
