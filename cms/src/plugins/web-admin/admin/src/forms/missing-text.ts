/** Stands below each empty field, beside the form's own alert. */
export const missingText = 'Fill this in.';
