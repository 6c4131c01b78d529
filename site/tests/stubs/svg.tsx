import type { SVGProps } from 'react';

export default function Drawing(props: SVGProps<SVGSVGElement>) {
  return <svg aria-hidden="true" {...props} />;
}
