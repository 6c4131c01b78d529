import type { ListedVersion, VersionEvent, VersionWay } from '../../../api';

const eventNames: Readonly<Record<VersionEvent, string>> = {
  saved: 'Draft saved',
  published: 'Published',
  unpublished: 'Unpublished',
  trashed: 'Moved to the trash',
  restored: 'Back from the trash',
  deleted: 'Deleted for good',
};

const wayNames: Readonly<Record<VersionWay, string>> = {
  panel: 'in the panel',
  api: 'by the API',
  content_manager: 'in the content manager',
  schedule: 'by the schedule',
  restore: 'by a restore',
  migration: 'by the CMS itself',
};

const fieldNames: ReadonlyMap<string, string> = new Map([
  ['title', 'Title'],
  ['slug', 'Slug'],
  ['description', 'Description'],
  ['image', 'Pictures'],
  ['tag', 'Tag'],
  ['category', 'Category'],
  ['question', 'Question'],
  ['author', 'Author'],
  ['metaTitle', 'Search title'],
  ['metaDescription', 'Search description'],
  ['socialImage', 'Social picture'],
  ['noindex', 'Not in search engines'],
]);

/** A field's label. That of a later release is made of its name: `metaTitle` becomes `Meta title`. */
export function fieldLabel(name: string): string {
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return fieldNames.get(name) ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** What a version is about, such as `Published in the panel`. */
export function eventText({ event, way, restoredFrom }: ListedVersion): string {
  if (restoredFrom !== undefined) return `Version ${String(restoredFrom)} restored as a draft`;
  return `${eventNames[event]} ${wayNames[way]}`;
}
