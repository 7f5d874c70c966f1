import { screen } from '@testing-library/react';
import { outline } from '../../testing/outline';
import { renderUi } from '../../testing/render-ui';
import { UiGallery } from './gallery';

// Its texts in both languages take long to compile on a busy machine; what is tested waits for the drawing alone.
beforeAll(async () => {
  await import('./gallery-errors');
});

test('every component of the shop is there for those who cannot see it', async () => {
  const { container } = renderUi(<UiGallery />, 'en');

  expect(outline(container)).toMatchInlineSnapshot(`
   "h1: Components
   button type=button: Light theme
   button type=button: Dark theme
   p: Every component of the shop, in every state.
   section aria-labelledby→"Type"
     h2: Type
     h3: Light jackets that keep you warm through the northern wind
     h3: Light jackets that keep you warm through the northern wind
     h3: Light jackets that keep you warm through the northern wind
     p: A dense weave that keeps out wind and light rain, with a breathable mesh lining. Detachable hood, two-way zip, four pockets. Machine wash at 30 degrees, dry in the shade.
   section aria-labelledby→"Colours"
     h2: Colours
     ul
       li: brand
       li: on-brand
       li: action
       li: action-hover
       li: on-action
       li: tint
       li: ink
       li: ink-soft
       li: ink-faint
       li: line
       li: line-control
       li: paper
       li: ground
       li: picture
       li: success
       li: success-tint
       li: danger
       li: danger-hover
       li: on-danger
       li: danger-tint
       li: info
       li: info-tint
       li: warning
       li: warning-tint
       li: ground-dimmed
   section aria-labelledby→"Buttons and links"
     h2: Buttons and links
     button type=button: Buy now
     button type=button: Add to cart
     button type=button: Cancel order
     button aria-busy=true aria-disabled=true type=button
       Buy now
       span role=status: Sending, one moment
     button disabled type=button: Buy now
     button type=button: Size
     button type=button: Buy now · 1.250.000 ₫
     a href=/products: See all products
     a href=/products: See all products
     a href=tel:+842838223344: 028 3822 3344
     button type=button: Clear all
     button aria-label=Favourite title=Favourite type=button
     button aria-label=Favourite aria-pressed=true title=Favourite type=button
     button aria-label=Cart disabled title=Cart type=button
     button aria-describedby→"Delivered in 2 to 4 working days" type=button: Delivery
     span role=tooltip: Delivered in 2 to 4 working days
     button aria-haspopup=true popovertarget→"Orders Log out" type=button: Account
     a href→"nothing": Orders
     button type=button: Log out
   section aria-labelledby→"Goods"
     h2: Goods
     img alt src=data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%20400%20500%22%3E%3Crect%20width%3D%22400%22%20height%3D%22500%22%20fill%3D%22%23F5F5F4%22%2F%3E%3Cellipse%20cx%3D%22200%22%20cy%3D%22440%22%20rx%3D%22110%22%20ry%3D%2212%22%20fill%3D%22%231C1917%22%20opacity%3D%22.12%22%2F%3E%3Cpath%20d%3D%22M150%20110%2090%20150%2064%20330l44%208%2016-90v180h152V248l16%2090%2044-8-26-180-60-40c-10%2026-90%2026-100%200Z%22%20fill%3D%22%23C8A77A%22%2F%3E%3Cpath%20d%3D%22M200%20132v296M150%20110c10%2026%2090%2026%20100%200M132%20330h44M224%20330h44%22%20fill%3D%22none%22%20stroke%3D%22%231C1917%22%20stroke-opacity%3D%22.35%22%20stroke-width%3D%223%22%2F%3E%3C%2Fsvg%3E#?w=768
     button aria-label=Favourite: Two-layer windbreaker title=Favourite: Two-layer windbreaker type=button
     a href=/products/0: Two-layer windbreaker
     4.6 out of 5 stars, 128 reviews Price now 875,000 ₫ Price before
     s: 1,000,000 ₫
     -12% Best seller
     img alt src=data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%20400%20500%22%3E%3Crect%20width%3D%22400%22%20height%3D%22500%22%20fill%3D%22%23F5F5F4%22%2F%3E%3Cellipse%20cx%3D%22200%22%20cy%3D%22440%22%20rx%3D%22110%22%20ry%3D%2212%22%20fill%3D%22%231C1917%22%20opacity%3D%22.12%22%2F%3E%3Cpath%20d%3D%22M150%20110%2090%20150%2064%20330l44%208%2016-90v180h152V248l16%2090%2044-8-26-180-60-40c-10%2026-90%2026-100%200Z%22%20fill%3D%22%2328406B%22%2F%3E%3Cpath%20d%3D%22M200%20132v296M150%20110c10%2026%2090%2026%20100%200M132%20330h44M224%20330h44%22%20fill%3D%22none%22%20stroke%3D%22%231C1917%22%20stroke-opacity%3D%22.35%22%20stroke-width%3D%223%22%2F%3E%3C%2Fsvg%3E#?w=768
     button aria-label=Favourite: Water-resistant hooded windbreaker, long cut for rainy days title=Favourite: Water-resistant hooded windbreaker, long cut for rainy days type=button
     a href=/products/1: Water-resistant hooded windbreaker, long cut for rainy days
     4.2 out of 5 stars, 128 reviews 1,250,000 ₫ New
     img alt src=data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%20400%20500%22%3E%3Crect%20width%3D%22400%22%20height%3D%22500%22%20fill%3D%22%23F5F5F4%22%2F%3E%3Cellipse%20cx%3D%22200%22%20cy%3D%22440%22%20rx%3D%22110%22%20ry%3D%2212%22%20fill%3D%22%231C1917%22%20opacity%3D%22.12%22%2F%3E%3Cpath%20d%3D%22M150%20110%2090%20150%2064%20330l44%208%2016-90v180h152V248l16%2090%2044-8-26-180-60-40c-10%2026-90%2026-100%200Z%22%20fill%3D%22%234D7C5B%22%2F%3E%3Cpath%20d%3D%22M200%20132v296M150%20110c10%2026%2090%2026%20100%200M132%20330h44M224%20330h44%22%20fill%3D%22none%22%20stroke%3D%22%231C1917%22%20stroke-opacity%3D%22.35%22%20stroke-width%3D%223%22%2F%3E%3C%2Fsvg%3E#?w=768
     button aria-label=Favourite: Two-layer windbreaker title=Favourite: Two-layer windbreaker type=button
     a href=/products/2: Two-layer windbreaker
     3.8 out of 5 stars, 128 reviews Price now 690,000 ₫ Price before
     s: 990,000 ₫
     -30%
     button aria-label=Favourite: Worker Ant building robot title=Favourite: Worker Ant building robot type=button
     a href=/products/3: Worker Ant building robot
     No reviews yet 2,490,000 ₫ Price now 875,000 ₫ Price before
     s: 1,000,000 ₫
     -12% 1,250,000 ₫ Price now 1,250,000 ₫ Price before
     s: 1,300,000 ₫
     -3% Draft New −12% Paid Cancelled On its way Unpaid Men Sand
     button aria-label=Remove Sand type=button
   section aria-labelledby→"Fields"
     h2: Fields
     label: Full name
     input aria-describedby→"As the courier should ask for you." autocomplete=name
     p: As the courier should ask for you.
     label: Email
     input aria-describedby→"That is not an email address. Example: name@example.com" aria-invalid=true type=email value=ten@
     p: That is not an email address. Example: name@example.com
     label: Company (optional)
     input
     label: Search
     input placeholder=Áo khoác type=search
     label: Order
     input disabled value=SF-1024
     label: Password
     input autocomplete=current-password type=password value=matkhau1
     button aria-label=Show password aria-pressed=false title=Show password type=button
     label: Province or city
     select
       option: Choose
       option: Hà Nội
       option: Thành phố Hồ Chí Minh
       option: Đà Nẵng
     label: Province or city
     select aria-describedby→"Please choose one." aria-invalid=true
       option: Choose
       option: Hà Nội
       option: Thành phố Hồ Chí Minh
       option: Đà Nẵng
     p: Please choose one.
     label: Note
     textarea aria-describedby→"When to come, which entrance."
     p: When to come, which entrance.
     label: Product photos
     label: Choose photos
     input accept=image/* multiple type=file
     ul aria-live=polite
     label
       input type=checkbox mixed
       Select all
     label
       input type=checkbox checked
       I agree to the terms
     label
       input aria-describedby→"You need to agree to go on." aria-invalid=true type=checkbox
       I agree to the terms
     p: You need to agree to go on.
     label
       input disabled type=checkbox
       I agree to the terms
     fieldset
       legend: Colour: Sand
       label
         input name=* type=radio checked
         Sand
       label
         input name=* type=radio
         Navy
       label
         input name=* type=radio
         White
       label
         input name=* type=radio
         Moss (sold out)
     fieldset
       legend: Size: M
       label
         input name=* type=radio
         S
       label
         input name=* type=radio checked
         M
       label
         input name=* type=radio
         L
       label
         input name=* type=radio
         XL (sold out)
     div aria-label=Quantity role=group
       button aria-label=One less type=button
       input aria-label=Quantity aria-valuemax=5 aria-valuemin=1 aria-valuenow=2 autocomplete=off inputmode=numeric role=spinbutton value=2
       button aria-label=One more type=button
     span role=status
     div aria-label=Quantity role=group
       button aria-disabled=true aria-label=One less disabled type=button
       input aria-label=Quantity aria-valuemax=1 aria-valuemin=1 aria-valuenow=1 autocomplete=off disabled inputmode=numeric role=spinbutton value=1
       button aria-disabled=true aria-label=One more disabled type=button
     span role=status
     fieldset role=radiogroup
       legend: Delivery
       label
         input aria-describedby→"With you in 1 to 2 days. 35.000 ₫" aria-labelledby→"Fast" name=way type=radio checked
         Fast With you in 1 to 2 days. 35.000 ₫
       label
         input aria-describedby→"With you in 3 to 5 days. 20.000 ₫" aria-labelledby→"Economy" name=way type=radio
         Economy With you in 3 to 5 days. 20.000 ₫
       label
         input aria-describedby→"Not yet at this address." aria-labelledby→"Today" disabled name=way type=radio
         Today Not yet at this address.
   section aria-labelledby→"Form"
     h2: Form
     form aria-label=Sign up
       label: Full name
       input autocomplete=name name=name
       label: Email or phone number
       input autocomplete=username inputmode=email name=contact
       label: Password
       input aria-describedby→"At least 8 characters, unaccented." autocomplete=new-password name=password type=password
       button aria-label=Show password aria-pressed=false title=Show password type=button
       p: At least 8 characters, unaccented.
       label
         input name=news type=checkbox
         Weekly offers by email
       button type=submit: Sign up
   section aria-labelledby→"Structure"
     h2: Structure
     nav aria-label=Breadcrumb
       ol
         li
           a href=/: Home
         li
           a href=/products: Men
         li
           span aria-current=page: Two-layer windbreaker
     nav aria-label=Checkout steps
       ol
         li
           a href=/checkout/customer: Details (done)
         li
           span aria-current=step: 2 Delivery
         li: 3 Confirm
     button type=button: Open dialog
     button type=button: Open sheet bottom
     button type=button: Open sheet start
     button type=button: Open sheet end
     button type=button: Open sheet full
     div aria-label=Two-layer windbreaker role=tablist
       button aria-controls→"A dense weave that keeps out wind and light rain, with a bre…" aria-selected=true role=tab tabindex=0 type=button: Description
       button aria-controls→"" aria-selected=false role=tab tabindex=-1 type=button: Specifications
       button aria-controls→"" aria-selected=false role=tab tabindex=-1 type=button: Reviews
     div aria-labelledby→"Description" role=tabpanel tabindex=0
       p: A dense weave that keeps out wind and light rain, with a breathable mesh lining. Detachable hood, two-way zip, four pockets. Machine wash at 30 degrees, dry in the shade.
     ol
       li
         Order placed
         time datetime=2026-11-18T02:15:00Z: 18 Nov 2026, 09:15
       li aria-current=step
         On its way
         time datetime=2026-11-19T09:40:00Z: 19 Nov 2026, 16:40
         With you in 1 to 2 days.
       li: Delivered
     details open
       summary: Can I exchange what I bought?
       You have 30 days to exchange or return goods with their tags. We pay for sending them back.
     details
       summary: How can I pay?
       You have 30 days to exchange or return goods with their tags. We pay for sending them back.
     table role=table
       caption: Orders
       thead role=rowgroup
         tr role=row
           th role=columnheader scope=col: Order
           th role=columnheader scope=col: Status
           th role=columnheader scope=col: Total
       tbody role=rowgroup
         tr role=row
           td role=cell: SF-1024
           td role=cell: Paid
           td role=cell: 1.250.000 ₫
         tr role=row
           td role=cell: SF-1023
           td role=cell: Unpaid
           td role=cell: 690.000 ₫
     nav aria-label=Pages
       ol
         li
           a aria-label=Previous page href=/products?page=4 rel=prev
         li
           a aria-label=Page 1 href=/products?page=1: 1
         li
         li
           a aria-label=Page 4 href=/products?page=4: 4
         li
           a aria-current=page aria-label=Page 5 href=/products?page=5: 5
         li
           a aria-label=Page 6 href=/products?page=6: 6
         li
         li
           a aria-label=Page 9 href=/products?page=9: 9
         li
           a aria-label=Next page href=/products?page=6 rel=next
   section aria-labelledby→"Feedback"
     h2: Feedback
     Order placed With you in 1 to 2 days. The payment did not go through The card has expired. Your order is kept for 12 minutes. Try another card or another way to pay.
     button type=button: Pay again
     The price of one product has changed. Please look at your cart again. You have 30 days to exchange or return goods with their tags. We pay for sending them back.
     div role=status
       Added to cart
       button type=button: Undo
       button aria-label=Close type=button
     div role=alert
       The payment did not go through
       button aria-label=Close type=button
     div role=alert
       The price of one product has changed. Please look at your cart again.
       button aria-label=Close type=button
     div role=status
       Copied
       button aria-label=Close type=button
     Ends in
     span aria-label=Ends in role=timer
     32 of 50 sold
     progress aria-labelledby→"32 of 50 sold" max=50
     span aria-label=10 seconds left role=timer
     button type=button: Pause
     h2: Your cart is empty
     What you choose waits here, even when you close the page.
     a href=/products: See all products
     h2: You have no orders yet
     h2: Nothing found for “wild duck down jacket”
     div role=alert
       h2: This could not be loaded
       p: Something went wrong on our side. Your cart and your orders are safe.
       p
         Request id:
         code: 0193a5c2-7d1e
       button type=button: Try again
     div role=alert
       h2: No connection
       p: Check your network and try again. What you chose is kept.
       button aria-busy=true aria-disabled=true type=button
         Try again
         span role=status: Sending, one moment
     div role=alert
       Could not be refreshed. You are seeing what was loaded before.
       button type=button: Try again
     p: A dense weave that keeps out wind and light rain, with a breathable mesh lining. Detachable hood, two-way zip, four pockets. Machine wash at 30 degrees, dry in the shade.
   section aria-labelledby→"Errors"
     h2: Errors"
  `);

  // By its text: roles of hundreds of rows take seconds on a busy machine.
  expect(await screen.findByText('INVALID_REFRESH_TOKEN')).toBeVisible();
});
