/** A drawing, inlined as a component so that it takes the colours of its ground. */
declare module '*.svg' {
  import type { FunctionComponent, SVGProps } from 'react';

  const Drawing: FunctionComponent<SVGProps<SVGSVGElement>>;
  export default Drawing;
}

/** The address of a font file in the built site. */
declare module '*.woff2' {
  const address: string;
  export default address;
}
