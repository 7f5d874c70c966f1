import { defineModule, type WithCore } from '../../lib/module';
import { createHandoff, type HandoffDependencies } from './handoff';
import { handoffRoutes } from './handoff.routes';
import { ticketData } from './personal-data';
import { createStaffTickets, type StaffTicketDependencies } from './staff-tickets';
import { staffTicketRoutes } from './staff-tickets.routes';

/** Conversations that a person of the shop was asked into, and how staff answer them. */
export function chatTicketsModule(deps: WithCore<HandoffDependencies & StaffTicketDependencies>) {
  const handoff = createHandoff(deps);
  return defineModule({
    services: {},
    routes: [
      { prefix: '/api/chat', plugin: handoffRoutes(handoff, deps.limits) },
      { prefix: '/api/omni', plugin: handoffRoutes(handoff, deps.limits) },
      { prefix: '/api/main/admin', plugin: staffTicketRoutes(createStaffTickets(deps)) },
    ],
    personalData: [ticketData(deps.db, deps.conversations)],
  });
}
