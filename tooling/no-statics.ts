/** In place of hoist-non-react-statics: formik copies the statics of components that have none. */
export default <T>(target: T): T => target;
