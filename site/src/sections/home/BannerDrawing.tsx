import { useMedia } from '../../ui/carousel/use-media';
import { LateDrawing } from '../../ui/picture/LateDrawing';
import * as styles from '../../ui/picture/LateDrawing.module.css';
import {
  lateDrawingId,
  lateDrawingPath,
  lateDrawings,
  type LateDrawingName,
} from '../../ui/picture/late-drawings';
import type { DrawingProps } from './BannerSlide';

interface BannerDrawingProps extends DrawingProps {
  name: LateDrawingName;
}

/**
 * The drawing of an automatically shown slide: a picture until hydration, then part of the page. Browsers count a
 * picture that is larger than the title as the largest paint, and this slide appears only after five seconds.
 */
export function BannerDrawing({ name, className }: BannerDrawingProps) {
  // Neither matches during the first render.
  const light = useMedia('(prefers-color-scheme: light)');
  const dark = useMedia('(prefers-color-scheme: dark)');
  if (!light && !dark) return <LateDrawing name={name} className={className} />;

  const { width, height } = lateDrawings[name];
  const file = lateDrawingPath(name, dark ? 'dark' : 'light');
  return (
    <svg
      className={`${className ?? ''} ${styles.inline ?? ''}`}
      viewBox={`0 0 ${String(width)} ${String(height)}`}
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <use href={`${file}#${lateDrawingId}`} />
    </svg>
  );
}
