import { stripText } from './strip-text';
import { isCode, isTest, type WorkspacePackage } from './workspace';

/** The packages that use ids of the focus tree, whose form is `focus`'s alone. */
const users: readonly string[] = ['packages/ui', 'packages/shell', 'packages/client'];

/** Where a component's own keys become ids: `player-control-ids.ts`. */
const idFile = /-ids\.ts$/;
const aside = /\.stories\.tsx?$|\/testing\/|-fixture\.tsx?$/;

const literalKey = /\bto(?:Node|Descendant)Id\([^;]*?(?:''|""|`[^`$;\n]*`)/;
const joinedByHand = /`[^`]*\$\{[^}]*\b(?:\w*[iI]d|parent|focused)\b[^}]*\}\//;
const literalId = /\b(?:focus|hasFocusWithin|isFocused|subscribeTo|forget)\(\s*(?:''|""|`)/;
const takenApart =
  /\b(?:getFocused\(\)|focused|\w*[iI]d)\s*(?:\?\.|\.)\s*(?:split|slice|substring|substr|indexOf|lastIndexOf|endsWith|startsWith|includes)\s*\(/;
const decoded = /%2F/i;

/** [HO70] Code of ui, shell and client that writes an id of the focus tree by hand, or takes one apart. */
export const findFocusIdViolations = (packages: readonly WorkspacePackage[]): string[] =>
  packages
    .filter(({ folder }) => users.includes(folder))
    .flatMap((each) => each.files)
    .filter(({ path }) => isCode(path) && !isTest(path) && !aside.test(path))
    .flatMap(({ path, text }) => {
      const code = stripText(text);
      const isWritten =
        literalId.test(code) || joinedByHand.test(code) || (literalKey.test(code) && !idFile.test(path));
      return [
        ...(isWritten ? [`${path}: writes a focus id by hand; take it from the component's own ids`] : []),
        ...(takenApart.test(code) || decoded.test(text) ? [`${path}: takes a focus id apart; ask focus`] : []),
      ];
    });
