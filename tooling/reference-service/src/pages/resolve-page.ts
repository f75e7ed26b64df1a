import { type PageFrame, toPage } from '../shapes/to-page';
import { type EntryPlan, toPageEntries } from '../shapes/to-page-entry';
import type { AnswerContext, Wire } from '../shapes/wire';
import { aToZFrame, aToZPlans } from './a-z-page';
import { aboutPage } from './about-page';
import { archivePages } from './archive-pages';
import { campaignPage } from './campaign-page';
import { categoryPages, universePages } from './category-pages';
import { helpPages } from './help-pages';
import { homePlans } from './home-page';
import { itemPage } from './item-page';
import { listPage } from './list-page';
import type { PageRequest } from './page-request';
import type { PlannedPage } from './planned-page';
import { rowPage } from './row-page';
import { showcasePage } from './showcase-page';
import { systemPages } from './system-pages';
import { trialFrame, trialPlans } from './trial-page';
import { webPages } from './web-pages';

/** The frame of the front page. */
export const homeFrame: PageFrame = {
  id: '700312',
  path: '/',
  template: 'Home',
  key: 'Home',
  title: 'Fjernsyn – når du vil',
  description: 'Serier, film og dokumentarer. Direkte, eller når det passer dig.',
};

/** Every page that stands as an editor planned it. */
export const plannedPages: readonly PlannedPage[] = [
  ...categoryPages,
  ...universePages,
  ...helpPages,
  ...systemPages,
  ...archivePages,
  ...webPages,
  showcasePage,
  rowPage,
  aboutPage,
];

/** The page under a path, or undefined where there is none. */
export function resolvePage(request: PageRequest, context: AnswerContext): Wire | undefined {
  const planned = [campaignPage(context.nowAt), ...plannedPages].find(({ frame }) => frame.path === request.path);
  if (planned !== undefined) return railPage(planned.frame, planned.plans, request, context);
  switch (request.path) {
    case homeFrame.path:
      return railPage(homeFrame, homePlans, request, context);
    case aToZFrame.path:
      return railPage(aToZFrame, aToZPlans(), request, context);
    case trialFrame.path:
      return railPage(trialFrame, trialPlans(context), request, context);
    default:
      return listPage(request, context) ?? itemPage(request, context);
  }
}

function railPage(frame: PageFrame, plans: readonly EntryPlan[], request: PageRequest, context: AnswerContext): Wire {
  return toPage(
    frame,
    toPageEntries(
      frame.id,
      request.isHtml ? plans : plans.map(asPlainText),
      { lists: request.prefetch, pageSize: request.pageSize },
      context,
    ),
  );
}

/** A text without its tags and references; what is no text of ours stays. */
function asPlainText(plan: EntryPlan): EntryPlan {
  if (plan.kind !== 'text') return plan;
  const html = plan.html
    .replace(/<(br|\/p|\/li|\/h\d)[^>]*>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&ndash;', '–');
  return { ...plan, html: html.replace(/\n+/g, '\n').trim() };
}
