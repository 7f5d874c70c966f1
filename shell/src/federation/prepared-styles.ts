import { css, type SerializedStyles } from '@emotion/react';
import createStyled, { type Interpolation } from '@emotion/styled/base';

type MakeComponent = (...styles: unknown[]) => object;

/**
 * Replaces `@emotion/styled`, which joins and hashes the text of a component's styles at each rendering of it. Styles
 * that depend on no property are the same each time, so they are joined once, when the component is made.
 */
function styled(tag: unknown, options?: object): MakeComponent {
  const make = createStyled(tag as 'div', options ?? {}) as MakeComponent;
  return (...styles) => prepared(make(...styles));
}

function prepared(component: object): object {
  // The list that emotion joins at each rendering.
  if ('__emotion_styles' in component && Array.isArray(component.__emotion_styles)) {
    const styles = component.__emotion_styles as Interpolation<object>[];
    if (styles.every(isFixed)) styles.splice(0, styles.length, css(...styles));
  }
  return component;
}

function isFixed(
  style: Interpolation<object>,
): style is string | number | boolean | undefined | null | SerializedStyles {
  if (typeof style === 'object' && style !== null) return 'styles' in style && 'name' in style;
  return typeof style !== 'function';
}

const ofTags = new Map<string | symbol, MakeComponent>();

// eslint-disable-next-line no-restricted-exports -- this module replaces `@emotion/styled`, which components import by its default export
export default new Proxy(styled, {
  get(_, tag) {
    const make = ofTags.get(tag) ?? styled(tag);
    ofTags.set(tag, make);
    return make;
  },
});
