import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { cancelPlan, listPlans, planEntry } from '../../../../../content/schedule/manage-plans';
import { answer, exactValue, pageQuery, queryValue } from '../../../../../http/answer';
import { pathId } from '../../../../../http/answer-entry';
import {
  field,
  planActions,
  planBody,
  contentKinds,
  readBody,
  readPlanView,
  Refusal,
  type EntryPlan,
  type PlanAction,
  type PlanList,
  type ContentKind,
} from '../../../api';
import { mayDo } from '../ability';
import { permissionAction } from '../permissions';

/** An id has 24 characters. */
const maxId = 24;

/** The action in the path. @throws Refusal when nothing is called so */
function pathAction(ctx: Context): PlanAction {
  const action = planActions.find((known) => known === field(ctx.params, 'action'));
  if (action !== undefined) return action;
  throw new Refusal('not_found', `Only these can be planned: ${planActions.join(', ')}.`);
}

/** The handlers for the plans of entries of one kind. */
const plansOf = (strapi: Core.Strapi, kind: ContentKind) => ({
  plan: async (ctx: Context) => {
    await answer(ctx, 200, async () => {
      const planned = { kind, id: pathId(ctx), action: pathAction(ctx) };
      const body = readBody(planBody, ctx.request.body);
      return { result: (await planEntry(strapi, planned, body)) satisfies EntryPlan };
    });
  },
  cancel: async (ctx: Context) => {
    await answer(ctx, 200, async () => {
      const action = pathAction(ctx);
      await cancelPlan(strapi, { kind, id: pathId(ctx), action });
      return { result: { _id: pathId(ctx), action } };
    });
  },
});

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const [blog, faq] = [plansOf(strapi, 'blog'), plansOf(strapi, 'faq')];
  return {
    /** GET plans: a page of the plans of the kinds that the caller may read. */
    async list(ctx: Context) {
      const kinds = contentKinds.filter((kind) => mayDo(ctx, permissionAction(`${kind}.read`)));
      await answer(ctx, 200, async () => {
        const query = {
          ...pageQuery(ctx),
          kinds,
          view: readPlanView(queryValue(ctx, 'view')),
          entry: exactValue(ctx, 'entry', maxId),
        };
        return (await listPlans(strapi, query)) satisfies PlanList;
      });
    },
    /** PUT blogs/:id/plans/:action, faqs/:id/plans/:action: plans it, or changes the plan. */
    blogPlan: blog.plan,
    faqPlan: faq.plan,
    /** DELETE …/plans/:action: cancels it, or puts a failure aside. */
    blogCancel: blog.cancel,
    faqCancel: faq.cancel,
  };
};
