export { batch, shallowEqual, useDispatch, useSelector, useStore } from 'react-redux';
