import type { Core } from '@strapi/strapi';
import { textOf } from '../../contract/json';
import { uidService, type UidField } from '../../strapi/services';
import { freeSlug, isSlug, isTaken } from './slug';

/** Makes the content manager suggest the slug that the API would assign, and report as free what the guard accepts. */
export function offerSlugs(strapi: Core.Strapi): void {
  const service = uidService(strapi);
  const stock = {
    generateUIDField: service.generateUIDField.bind(service),
    findUniqueUID: service.findUniqueUID.bind(service),
    checkUIDAvailability: service.checkUIDAvailability.bind(service),
  };
  const isBlog = ({ contentTypeUID }: UidField) => contentTypeUID === 'api::blog.blog';
  Object.assign(service, {
    generateUIDField: (asked: Parameters<typeof stock.generateUIDField>[0]) =>
      isBlog(asked) ? freeSlug(strapi, textOf(asked.data.title)) : stock.generateUIDField(asked),
    findUniqueUID: (asked: Parameters<typeof stock.findUniqueUID>[0]) =>
      isBlog(asked) ? freeSlug(strapi, asked.value) : stock.findUniqueUID(asked),
    checkUIDAvailability: async (asked: Parameters<typeof stock.checkUIDAvailability>[0]) =>
      isBlog(asked)
        ? isSlug(asked.value) && !(await isTaken(strapi, asked.value))
        : stock.checkUIDAvailability(asked),
  });
}
