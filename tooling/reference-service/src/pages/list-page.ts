import { listsById } from '@fjernsyn/reference-catalogue';
import { toList } from '../shapes/to-list';
import { toPage } from '../shapes/to-page';
import type { AnswerContext, Wire } from '../shapes/wire';
import type { PageRequest } from './page-request';

/** The page of a list, or undefined where its path names none. The path is echoed; the list holds the long one. */
export function listPage(request: PageRequest, context: AnswerContext): Wire | undefined {
  const [, kind, name, rest] = request.path.split('/');
  const definition = kind === 'liste' && rest === undefined ? listsById.get(idOf(name ?? '')) : undefined;
  if (definition === undefined) return undefined;
  const entry = {
    id: `l${definition.id}`,
    type: 'ListEntry',
    template: 'Continuous Scroll Automatic',
    title: definition.title,
    list: toList(definition, { page: 1, pageSize: request.largePageSize }, context),
  };
  const frame = {
    id: '700305',
    key: 'List',
    path: request.path,
    template: 'List Page',
    title: definition.title,
    isSystemPage: true,
  };
  return toPage(frame, [entry]);
}

function idOf(name: string): string {
  return name.slice(name.lastIndexOf('_') + 1);
}
