import { z } from 'astro/zod';
import type { RichText } from '../../../../../site/src/ui/rich-text/tree';

/** A text as a tree: the loaders made it themselves. */
export const richText = z.custom<RichText>((value) => Array.isArray(value));
