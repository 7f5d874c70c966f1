/** In place of hoist-non-react-statics: formik copies the statics of components that have none. */
// eslint-disable-next-line no-restricted-exports -- what it stands in for is imported so
export default <T>(target: T): T => target;
