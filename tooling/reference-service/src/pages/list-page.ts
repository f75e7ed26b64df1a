import { archiveListId, listsById } from '@fjernsyn/reference-catalogue';
import { toList } from '../shapes/to-list';
import { type PageFrame, toPage } from '../shapes/to-page';
import type { AnswerContext, Wire } from '../shapes/wire';
import type { PageRequest } from './page-request';

/** A page that an editor made around one list. */
export interface ListDetailPage {
  readonly frame: PageFrame;
  readonly listId: string;
}

/** The pages around one list that have a path of their own. */
export const listDetailPages: readonly ListDetailPage[] = [
  {
    frame: {
      id: '718051',
      path: '/filmjournal',
      template: 'List Detail Featured',
      title: 'Ugens filmjournal',
      description: 'To tusind uger i byer, som ingen har hørt om siden.',
    },
    listId: archiveListId,
  },
  {
    frame: { id: '718052', path: '/hele-samlingen', template: 'List Detail', title: 'Hele samlingen' },
    listId: '400020',
  },
];

/**
 * The page of a list, or undefined where its path names none. The path is echoed; the list holds the long one. With `ff=ldp` the list
 * stands in the page, and an entry says where; below `/liste` the entry holds it too.
 */
export function listPage(request: PageRequest, context: AnswerContext): Wire | undefined {
  const own = listDetailPages.find(({ frame }) => frame.path === request.path);
  const definition = listsById.get(own?.listId ?? listIdOf(request.path));
  if (definition === undefined) return undefined;
  const list = toList(definition, { page: 1, pageSize: request.largePageSize }, context);
  const inPage = request.isListInPage ? { list } : {};
  const { id, title } = definition;
  if (own === undefined) {
    const entry = { id: `l${id}`, type: 'ListEntry', template: 'Continuous Scroll Automatic', title, list };
    return toPage(frameOf(request.path, title), [entry], inPage);
  }
  const entry = { id: `l${id}`, type: 'ListDetailEntry', template: 'Continuous Scroll', title };
  return toPage(own.frame, [request.isListInPage ? entry : { ...entry, list }], inPage);
}

function frameOf(path: string, title: string): PageFrame {
  return { id: '700305', key: 'List', path, template: 'List Page', title, isSystemPage: true };
}

/** The digits at the end of a path below `/liste`. */
function listIdOf(path: string): string {
  const [, kind, name = '', rest] = path.split('/');
  return kind === 'liste' && rest === undefined ? name.slice(name.lastIndexOf('_') + 1) : '';
}
