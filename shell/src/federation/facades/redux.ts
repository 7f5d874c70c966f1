export { bindActionCreators, combineReducers } from 'redux';
