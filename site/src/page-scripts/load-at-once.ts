// Runs in the head of the preview, which shows nothing without its scripts: asks the loader for them as a visitor's first action
// would. The build inlines this file by its name.

addEventListener('DOMContentLoaded', () => {
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
});
