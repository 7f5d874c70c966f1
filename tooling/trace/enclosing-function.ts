import type { Node } from 'typescript';

/**
 * The name of the innermost named function around a position of a source; null outside of any.
 * @param position its line begins with 1, its column with 0
 */
export async function enclosingFunction(
  text: string,
  { line, column }: { line: number; column: number },
): Promise<string | null> {
  // The compiler takes its time to load, and only stacks need it.
  const { default: ts } = await import('typescript');
  const file = ts.createSourceFile('source.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const start = file.getLineStarts()[line - 1];
  if (start === undefined) return null;
  const at = start + column;

  function nameOf(node: Node): string | null {
    if (!ts.isFunctionLike(node)) return null;
    if (node.name) return node.name.getText(file);
    const { parent } = node;
    const isNamedByParent =
      (ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent)) && parent.initializer === node;
    return isNamedByParent ? parent.name.getText(file) : null;
  }
  function innermost(node: Node): string | null {
    const inside = ts.forEachChild(node, (child) =>
      child.getStart(file) <= at && at < child.end ? child : undefined,
    );
    return (inside && innermost(inside)) ?? nameOf(node);
  }
  return innermost(file);
}
