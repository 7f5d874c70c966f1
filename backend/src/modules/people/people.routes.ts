import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { answer, Answer } from '../../lib/envelope';
import { KeysetPage } from '../../lib/keyset';
import { staffOf } from '../../plugins/auth';
import {
  AccountLock,
  AccountParams,
  StaffCustomer,
  StaffCustomerDetail,
  StaffCustomersQuery,
} from './customers.schema';
import type { StaffCustomers } from './staff-customers';
import type { StaffUsersService } from './staff-users';
import { ChangeStaffRole, InviteStaff, RemoveStaffQuery, StaffUsers } from './users.schema';

const tags = ['staff'];

/** Under /api/main/admin. */
export const staffCustomerRoutes =
  (customers: StaffCustomers): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/customer',
      {
        schema: {
          tags,
          summary: 'Customers by words, status and day of sign-up, the newest first',
          querystring: StaffCustomersQuery,
          response: { 200: Answer(KeysetPage(StaffCustomer)) },
        },
      },
      async (request) => answer(await customers.list(request.query)),
    );

    app.get(
      '/customer/:id',
      {
        schema: {
          tags,
          summary: 'One customer with what they bought, wrote and saved',
          params: AccountParams,
          response: { 200: Answer(StaffCustomerDetail) },
        },
      },
      async (request) => answer(await customers.detail(request.params.id)),
    );

    app.put(
      '/customer/:id/status',
      {
        schema: {
          tags,
          summary: 'Lock a customer, which ends all sessions at once, or unlock; staff are refused',
          params: AccountParams,
          body: AccountLock,
          response: { 200: Answer(StaffCustomerDetail) },
        },
      },
      async (request) => answer(await customers.setStatus(request.params.id, request.body, staffOf(request))),
    );
  };

/** Under /api/main/admin, for administrators. */
export const staffUserRoutes =
  (users: StaffUsersService): FastifyPluginAsyncTypebox =>
  async (app) => {
    const response = { 200: Answer(StaffUsers) };
    app.get(
      '/user',
      { schema: { tags, summary: 'Everybody who works for the shop, and who is invited', response } },
      async () => answer(await users.list()),
    );

    app.post(
      '/user',
      {
        schema: {
          tags,
          summary: 'Invite somebody by mail; the link works once, and a new one replaces it',
          body: InviteStaff,
          response,
        },
      },
      async (request) => answer(await users.invite(request.body, staffOf(request))),
    );

    app.delete(
      '/user/:id/invitation',
      { schema: { tags, summary: 'Take an invitation back', params: AccountParams, response } },
      async (request) => answer(await users.withdraw(request.params.id, staffOf(request))),
    );

    app.put(
      '/user/:id/role',
      {
        schema: {
          tags,
          summary:
            "Change somebody's role, which ends their sessions; never the own, nor of the last administrator",
          params: AccountParams,
          body: ChangeStaffRole,
          response,
        },
      },
      async (request) => answer(await users.changeRole(request.params.id, request.body, staffOf(request))),
    );

    app.put(
      '/user/:id/status',
      {
        schema: {
          tags,
          summary: 'Lock a member of staff, or unlock; never oneself, nor the last administrator',
          params: AccountParams,
          body: AccountLock,
          response,
        },
      },
      async (request) => answer(await users.setStatus(request.params.id, request.body, staffOf(request))),
    );

    app.delete(
      '/user/:id',
      {
        schema: {
          tags,
          summary: 'Take somebody off the staff: the account stays as a customer’s',
          params: AccountParams,
          querystring: RemoveStaffQuery,
          response,
        },
      },
      async (request) =>
        answer(await users.remove(request.params.id, request.query.reason, staffOf(request))),
    );
  };
