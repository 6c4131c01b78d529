import type { FunctionComponent, SVGProps } from 'react';
import type { Product } from '../../api';
import AksaStudio from '../../art/aksa-studio.svg';
import Dc3 from '../../art/dc3.svg';
import ReorgChartModelling from '../../art/reorg-chart-modelling.svg';
import * as styles from './DemoDrawing.module.css';

const drawings: Record<Product, [FunctionComponent<SVGProps<SVGSVGElement>>, string | undefined]> =
  {
    'Aksa Studio': [AksaStudio, styles.aksaStudio],
    Dc3: [Dc3, styles.dc3],
    'Reorg Chart Modelling': [ReorgChartModelling, styles.reorgChartModelling],
  };

/** The product's drawing, cropped for the side of the popup. In a file of its own because it is imported lazily. */
export function DemoDrawing({ product }: { product: Product }) {
  const [Drawing, className] = drawings[product];
  return <Drawing className={className} />;
}
