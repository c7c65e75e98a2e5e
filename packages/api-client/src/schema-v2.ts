// Made by `npm run generate` from openapi/portal-v2.yaml. Not edited by hand.
export interface paths {
    "/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Shows the current user
         * @description Shows the current user: id, permissions, whether they are staff, and preferences, and with can_view_current_user the profile.
         */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** @description Changes the caller’s preferences. */
        patch: operations["updateMe"];
        trace?: never;
    };
    "/me/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends the session
         * @description Ends the session. This token and all others of the session are refused from now on.
         */
        post: operations["signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/permissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists every permission with its group and what it allows. */
        get: operations["listPermissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists the users who share an account with the caller. */
        get: operations["listUsers"];
        put?: never;
        /** @description Adds a user, linked to accounts that the caller can see. */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Counts the users that listUsers would list with the same filters and search. */
        get: operations["countUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists the linked accounts of several users in one call. */
        get: operations["listUsersAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Shows a user
         * @description Shows a user: the caller, or with can_view_user anybody who shares an account with the caller.
         */
        get: operations["getUser"];
        put?: never;
        post?: never;
        /**
         * Deletes a user
         * @description Deletes a user, but never the caller and never the last Super Admin. History keeps the name.
         */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        /**
         * Changes a user
         * @description Changes a user. The last active Super Admin keeps that role.
         */
        patch: operations["updateUser"];
        trace?: never;
    };
    "/users/{id}/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the accounts linked to a user
         * @description Lists the accounts linked to the caller or, with can_view_user, to another user. Accounts that the caller cannot see are left out.
         */
        get: operations["listUserAccounts"];
        /**
         * Replaces the accounts linked to a user
         * @description Replaces the accounts linked to a user. Links to accounts that the caller cannot see are kept.
         */
        put: operations["setUserAccounts"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Streams users as CSV
         * @description Streams users as CSV: all rows of the list with its filters and order. Cells that a spreadsheet would run as formulas are neutralised.
         */
        post: operations["exportUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/{id}/check-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Shows what checks judge by
         * @description Shows the thresholds, severities and e-mail clients that the account’s checks judge by, with their defaults.
         */
        get: operations["getCheckSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Changes what checks judge by
         * @description Changes thresholds, severities, required e-mail clients and shares of clients. They apply from the next check of a creative; nothing that was checked before is judged again.
         */
        patch: operations["updateCheckSettings"];
        trace?: never;
    };
    "/account/{id}/sending-limits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Shows how fast and when the account sends
         * @description Shows the send rate, the hours, the warm-up plan and the rates of single receivers that all sending of the account keeps to.
         */
        get: operations["getSendingLimits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Changes how fast and when the account sends
         * @description Changes the send rate, the hours, the warm-up plan and the rates of single receivers. The change applies to the next messages of products that are being sent.
         */
        patch: operations["updateSendingLimits"];
        trace?: never;
    };
    "/account/{id}/planning-rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Shows what the dates and volumes of an account’s products keep to
         * @description Returns the settings that somebody needs who plans products: the account’s zone, how early a start is known, how long a launch is held and how far a volume may differ. Its other settings need can_view_account.
         */
        get: operations["getPlanningRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/{id}/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists the ids of the users linked to an account. */
        get: operations["listAccountUserIds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/{accountId}/users/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** @description Links a user to an account. */
        put: operations["linkAccountUser"];
        post?: never;
        /** @description Unlinks a user from an account. */
        delete: operations["unlinkAccountUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sending_domain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the domains that e-mails are signed for
         * @description Lists sending domains with their keys and the DNS records that each needs.
         */
        get: operations["listSendingDomains"];
        put?: never;
        /**
         * Adds a sending domain
         * @description Adds a domain and makes its first key. E-mails are signed once a check has found the key’s record in DNS. A domain can belong to several accounts, because each has keys of its own.
         */
        post: operations["createSendingDomain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sending_domain/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Shows a sending domain. */
        get: operations["getSendingDomain"];
        put?: never;
        post?: never;
        /**
         * Deletes a sending domain
         * @description Deletes a sending domain with its keys. E-mails from it are no longer signed.
         */
        delete: operations["deleteSendingDomain"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sending_domain/{id}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Checks the DNS records of a sending domain
         * @description Asks DNS for the records and stores what it said. The answer is 200 whether they are right or not; each record says how it is. A key that waits becomes active when its record is found, and the one before it retires. Without an answer from DNS the keys stay as they are.
         */
        post: operations["checkSendingDomain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sending_domain/{id}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes the next key of a sending domain
         * @description Makes a key that waits for its DNS record. The active key signs until a check has found that record. Refused while another key waits.
         */
        post: operations["rotateSendingDomain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists the roles with their permission groups. */
        get: operations["listRoles"];
        put?: never;
        /**
         * Adds a role
         * @description Adds a role made of permission groups. Nobody can grant a permission they do not hold, and only staff can add a role for staff.
         */
        post: operations["createRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Streams roles as CSV
         * @description Streams roles as CSV: all rows of the list with its filters and order. Cells that a spreadsheet would run as formulas are neutralised.
         */
        post: operations["exportRoles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Shows a role. */
        get: operations["getRole"];
        put?: never;
        post?: never;
        /**
         * Deletes a role
         * @description Deletes a role that no user has. The role Super Admin cannot be deleted.
         */
        delete: operations["deleteRole"];
        options?: never;
        head?: never;
        /**
         * Changes a role
         * @description Changes the name, the permission groups and the people of a role. Nobody can grant a permission they do not hold or give up their own right to administer, and only staff can make a role one for staff. The role Super Admin cannot be changed.
         */
        patch: operations["updateRole"];
        trace?: never;
    };
    "/roles/{id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Says who would gain and lose which permission
         * @description Says which users would gain and lose which permission if the role were made of these groups. Refuses what an update would refuse, and changes nothing.
         */
        post: operations["previewRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists the permission groups. */
        get: operations["listGroups"];
        put?: never;
        /** @description Adds a permission group without permissions. */
        post: operations["createGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Streams permission groups as CSV
         * @description Streams permission groups as CSV: all rows of the list with its filters and order. Cells that a spreadsheet would run as formulas are neutralised.
         */
        post: operations["exportGroups"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Counts the permission groups. */
        get: operations["countGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Shows a permission group. */
        get: operations["getGroup"];
        put?: never;
        post?: never;
        /**
         * Deletes a permission group
         * @description Deletes a permission group that no role uses.
         */
        delete: operations["deleteGroup"];
        options?: never;
        head?: never;
        /** @description Changes the name and the description of a permission group. */
        patch: operations["updateGroup"];
        trace?: never;
    };
    "/groups/{id}/permissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists the permissions of a group. */
        get: operations["listGroupPermissions"];
        /**
         * Replaces the whole set of permissions of a group
         * @description Replaces the whole set of permissions of a group. Nobody can grant a permission they do not hold or give up their own right to administer.
         */
        put: operations["setGroupPermissions"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{id}/permissions/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Says who would gain and lose which permission
         * @description Says which users would gain and lose which permission if the group had these permissions. Refuses what a replacement would refuse, and changes nothing.
         */
        post: operations["previewGroupPermissions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/download/{file_type}/{owner_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Signs a URL for a stored file, for 60 seconds
         * @description Signs a URL for a stored file, for 60 seconds. Everybody who may view the file’s owner may download it. Each call is audited.
         */
        get: operations["getDownload"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creative/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Acts on many creatives
         * @description Does one action to each of the named creatives, or to all that match a filter. An id that is foreign or absent refuses the whole call. Otherwise each record is decided on its own, by the rules of the single call.
         */
        post: operations["bulkCreatives"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audience/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Acts on many audiences
         * @description Does one action to each of the named audiences, or to all that match a filter. An id that is foreign or absent refuses the whole call. Otherwise each record is decided on its own, by the rules of the single call.
         */
        post: operations["bulkAudiences"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Acts on many orders
         * @description Does one action to each of the named orders, or to all that match a filter. An id that is foreign or absent refuses the whole call. Otherwise each record is decided on its own, by the rules of the single call.
         */
        post: operations["bulkOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Acts on many products
         * @description Launches, confirms, pauses or moves each of the named products, or all that match a filter, or accepts their counts. An id that is foreign or absent refuses the whole call. Otherwise each product is decided on its own, by the rules of the single call.
         */
        post: operations["bulkProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/what-if": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Shows what a move would do
         * @description Shows start, end, status and reasons that each product would have after a move, or why it would be refused. Changes nothing. An id that is foreign or absent refuses the whole call.
         */
        post: operations["previewProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product_rate/in_use": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Shows the rate that a new product gets
         * @description Returns the rate at which a product of this type would be charged that has no rate of its own: the account’s, or the one for all accounts. An advertiser that the account doesn’t have is answered like an account out of reach.
         */
        get: operations["getRateInUse"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/launch/{id}/proofread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Shows what reading every mail of a launch found
         * @description Shows the faults that single mails of the launch have, how many have each, what was decided, and three people by whom the mail is shown. Nothing is composed now: all mails were read when the send list was built. Not found before that, for a data delivery, and for lists that were built before mails were read.
         */
        get: operations["getLaunchProofread"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/launch/{id}/proofread/{faultId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Decides about the mails with a fault
         * @description Leaves the mails with a fault out, gives their field a fallback in this launch, accepts them with a reason, or takes that back. Possible while the launch waits for its go-ahead. The number of recipients and the manifest follow immediately. Refused if nobody would be left. The same decision again changes nothing.
         */
        put: operations["decideProofreadFault"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/launch/{id}/proofread/{faultId}/mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the mails with a fault
         * @description Lists the first 1,000 mails with a fault, by line. total_rows says how many there are.
         */
        get: operations["listProofreadMails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/launch/{id}/proofread/mail/{messageId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Shows the mail to one person
         * @description Shows the mail to one person of the launch as it would go out now.
         */
        get: operations["getProofreadText"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Shows the deployments of some days
         * @description Returns the products whose mails leave on these days, from their start to about when the last mail has left, and for each day how many mails start on it against what the send rate allows. Days and their limits are those of the time zone. Cancelled products are left out, unless something of them went out.
         */
        get: operations["getProductCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/overlaps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists deployments that reach the same people within 24 hours
         * @description Returns pairs of products of one account whose starts are less than 24 hours apart, of which at least one starts on these days, and how many deliverable people both have. Cancelled products don’t count, nor do finished ones of which nothing went out. Products with the same version of an audience need no comparison. Of the other pairs the first 50 by start are compared; not_compared says how many are left.
         */
        get: operations["listProductOverlaps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists reports with their figures
         * @description Lists the products whose e-mails go out or went out, with the figures that one compares before opening a report. `open_rate` and `click_rate` sort by the people who opened or clicked, as a share of those who were delivered to.
         */
        get: operations["listReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Streams the figures of reports as CSV
         * @description Streams the list of reports as CSV: all rows with its filters and order. Cells that a spreadsheet would run as formulas are neutralised.
         */
        post: operations["exportReports"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/{id}/look": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Notes that the caller has seen a product
         * @description Notes that the caller has seen the product as it is now. Lists and the record then say in changed_from how it was, once its status or its start is another. What the caller changes themselves counts as seen.
         */
        put: operations["lookAtProduct"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/{id}/overlaps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists deployments that would reach the same people as one product
         * @description Returns the products of the same account that start less than 24 hours before or after a start of this one, and how many deliverable people both have. Nothing is changed: it answers what a move would do. Counted and left out is the same as in the list of all overlaps. Empty for a product that mails nobody.
         */
        get: operations["listOverlapsOfProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the notes on a product
         * @description Lists the notes on a product, newest first. Those for staff only are left out and not counted for everybody else.
         */
        get: operations["listProductNotes"];
        put?: never;
        /**
         * Adds a note to a product
         * @description Adds a note to a product. The owner of its order and the earlier writers are notified, if they may see it. Only staff can write a note for staff only.
         */
        post: operations["createProductNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/{id}/notes/{noteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deletes a note
         * @description Deletes a note. Only its author can. The audit keeps it.
         */
        delete: operations["deleteProductNote"];
        options?: never;
        head?: never;
        /**
         * Changes a note
         * @description Changes the text of a note. Only its author can. Its readers see when it was changed.
         */
        patch: operations["updateProductNote"];
        trace?: never;
    };
    "/task/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Acts on many tasks
         * @description Does one action to each of the named tasks, or to all that match a filter. An id that is foreign or absent refuses the whole call. Otherwise each record is decided on its own, by the rules of the single call.
         */
        post: operations["bulkTasks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creative/{id}/email/override-errors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Overrides findings of the newest revision
         * @description Overrides findings of the newest revision: those named in the body, or all overridable ones with an empty body.
         */
        post: operations["overrideCreativeErrors"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creative/{id}/labels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds labels to a creative and removes some
         * @description Adds labels and removes others, and leaves all others as they are, so that two people can label a creative side by side. A label that it has already, or has no more, changes nothing. It makes neither a revision nor a check.
         */
        post: operations["changeCreativeLabels"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creative/{id}/sign-offs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the sign-offs of a creative's parts
         * @description Lists the five parts of the newest revision: whether each is signed off, by whom and when, and whether the account needs it. A sign-off counts while the part has the content that was signed, also in later revisions.
         */
        get: operations["listPartSignOffs"];
        put?: never;
        /**
         * Signs off a part of a creative, or takes the sign-off back
         * @description Signs off a part of the newest revision, or takes its sign-off back. The request names the hash of the content that the person saw; it is refused when the part has changed since. A part that is signed already stays signed by the first person.
         */
        post: operations["signOffPart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creative/{id}/tests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the tests of a creative, and who has seen which revision
         * @description Lists the last 100 tests of a creative, newest first, and which revisions each address has got.
         */
        get: operations["listCreativeTests"];
        put?: never;
        /**
         * Sends the newest revision to its sender, or to chosen test seeds
         * @description Sends the newest revision to the signed-in person, or to at most 50 of its test seeds. A person reaches at most 200 recipients an hour. To all test seeds: seed_list/send_email_test.
         */
        post: operations["sendCreativeTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creative/{id}/mended": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the newest HTML with safe changes for its findings
         * @description Returns the HTML of the newest revision with the safe changes for the findings of these kinds, and says how often each was made, what a reader sees change, and which findings are left for a person. Nothing is saved: the text becomes a revision like any other, when somebody uploads it. A revision’s `preview_url` with `&mend=` and the same kinds, separated by commas, draws it.
         */
        get: operations["getMendedCreative"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creative/{id}/line-findings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Says what a check would find about these lines
         * @description Says what a check of the newest revision would find about this subject, preheader and sender, so that somebody learns it while typing. Saves nothing and asks no address.
         */
        post: operations["checkCreativeLines"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creative/{id}/source": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the HTML of a revision as text
         * @description Returns the HTML of a revision as text, of the newest one without `revision`. A revision without HTML has null.
         */
        get: operations["getCreativeSource"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creative/{id}/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the caller’s own unsaved HTML
         * @description Returns the caller’s own unsaved HTML of a creative. Nobody else can read it. Without a draft `html` is null.
         */
        get: operations["getCreativeDraft"];
        /**
         * Keeps the caller’s unsaved HTML
         * @description Keeps the caller’s unsaved HTML of a creative, one text per person and creative, for 30 days. It is not a revision: it is not checked, sent or audited. These calls are counted apart from all others.
         */
        put: operations["saveCreativeDraft"];
        post?: never;
        /**
         * Discards the caller’s unsaved HTML
         * @description Discards the caller’s unsaved HTML of a creative. Without a draft nothing happens.
         */
        delete: operations["discardCreativeDraft"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists the changes of a record, newest first: those of a creative with overrides, decisions and test sends, those of an audience with its imports. Needs the permission to view the record. */
        get: operations["listAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Streams hints { entity, id } about changed records of the caller’s accounts
         * @description Streams hints { entity, id } about changed records of the caller’s accounts. Resumes after Last-Event-ID; if that is too old, the event reset tells the client to fetch everything again. The event end says why the stream ends: access_changed, token_expired or stopping.
         */
        get: operations["streamEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists saved views
         * @description Lists the caller’s saved views and those that are shared within one of their accounts. Leaves out and names the filters that the caller may not use.
         */
        get: operations["listViews"];
        put?: never;
        /**
         * Saves a view
         * @description Saves columns, sort and filters of a list under a name. A search text and rows are never part of a view.
         */
        post: operations["createView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/views/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deletes a view
         * @description Deletes a view, also for those it is shared with. The same people may do so as may change it.
         */
        delete: operations["deleteView"];
        options?: never;
        head?: never;
        /**
         * Changes a view
         * @description Renames a view, replaces its state, or shares it within an account. The owner may do so, and for a shared view who has can_modify_account_settings; only the owner shares it. A share ends when its owner loses the account.
         */
        patch: operations["updateView"];
        trace?: never;
    };
    "/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists what happened
         * @description Lists what finished, failed or was assigned to the caller, newest first. The texts are made from what the caller may see now; what they can no longer see is left out.
         */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Marks notifications as read
         * @description Marks the caller’s notifications with these ids as read, or all up to an id, so that one that arrives meanwhile stays unread. Returns how many are still unread.
         */
        post: operations["readNotifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/needs-attention": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Counts what needs attention in each module the caller may see, and lists what is waiting for them. */
        get: operations["getNeedsAttention"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Id: number;
        /**
         * @description The names of all permissions.
         * @enum {string}
         */
        PermissionName: "can_view_account" | "can_update_account" | "can_modify_account_settings" | "can_upload_account_logo" | "can_view_user" | "can_add_user" | "can_update_user" | "can_delete_user" | "can_view_current_user" | "can_view_role" | "can_add_role" | "can_update_role" | "can_view_permissions" | "can_view_advertiser" | "can_add_advertiser" | "can_update_advertiser" | "can_delete_advertiser" | "can_view_vertical" | "view_install" | "can_add_install" | "can_update_install" | "can_delete_install" | "can_access_internal_s3" | "can_access_internal_sftp" | "can_view_audience" | "can_add_audience" | "can_update_audience" | "can_delete_audience" | "can_upload_file" | "can_view_creative" | "can_add_creative" | "can_update_creative" | "can_delete_creative" | "can_validate_links" | "can_send_test_email" | "can_view_order" | "can_add_order" | "can_update_order" | "can_delete_order" | "can_view_product" | "can_launch_product" | "can_abort_product" | "can_confirm_product" | "can_view_camunda" | "can_view_report" | "can_view_response_data" | "can_add_response_data";
        /** @description A permission as the current user or a group holds it. */
        HeldPermission: {
            name: components["schemas"]["PermissionName"];
        };
        /** @description A record of another resource, by its id and name. */
        Named: {
            id: components["schemas"]["Id"];
            name: string;
        };
        /**
         * Format: date-time
         * @description UTC, ISO 8601.
         */
        Timestamp: string;
        /** @description The current user and their permissions. */
        CurrentUser: {
            id: components["schemas"]["Id"];
            permissions: components["schemas"]["HeldPermission"][];
            first_name?: string;
            last_name?: string;
            email?: string;
            active?: boolean;
            role?: components["schemas"]["Named"];
            created_at?: components["schemas"]["Timestamp"];
        };
        /** @description The preferences of a user. */
        Preferences: {
            time_zone?: string | null;
            /** @enum {string|null} */
            density?: "comfortable" | "compact" | null;
            /** @enum {string|null} */
            theme?: "light" | "dark" | "high-contrast" | "system" | null;
            /** @description How many rows a page of a list has, by the list’s path in the portal. */
            page_sizes?: {
                [key: string]: number;
            };
        };
        /** @description A saved view as it was before the operations of views: a path of the portal with its query. */
        SavedView: {
            name: string;
            path: string;
        };
        /** @description The current user with their preferences. Without can_view_current_user only id, permissions, whether they are staff, and preferences. */
        Me: {
            id: components["schemas"]["Id"];
            permissions: components["schemas"]["HeldPermission"][];
            first_name?: string;
            last_name?: string;
            email?: string;
            active?: boolean;
            role?: components["schemas"]["Named"];
            created_at?: components["schemas"]["Timestamp"];
            time_zone: string | null;
            /** @enum {string|null} */
            density: "comfortable" | "compact" | null;
            /** @enum {string|null} */
            theme: "light" | "dark" | "high-contrast" | "system" | null;
            /** @description How many rows a page of a list has, by the list’s path in the portal. */
            page_sizes: {
                [key: string]: number;
            };
            /** @description Whether the user’s role is one for staff; otherwise they are an account user. */
            is_staff: boolean;
            /**
             * @deprecated
             * @description Can no longer be changed. Use the operations of views.
             */
            saved_views: components["schemas"]["SavedView"][];
        };
        /**
         * @description All error codes.
         * @enum {string}
         */
        ErrorCode: "malformed" | "unauthorized" | "forbidden" | "not_found" | "method_not_allowed" | "in_use" | "illegal_transition" | "blocked" | "pinned" | "already_exists" | "in_progress" | "moved" | "last_super_admin" | "own_user" | "stale_version" | "too_large" | "wrong_type" | "invalid" | "key_reused" | "too_many" | "no_room" | "unavailable" | "internal";
        /** @description An error of v2. */
        V2Error: {
            message: string;
            code: components["schemas"]["ErrorCode"];
            request_id: string;
            fields?: {
                [key: string]: string;
            };
        };
        /** @description The caller’s preferences: an absent one stays, null returns to the default. */
        MePatch: {
            time_zone?: string | null;
            /** @enum {string|null} */
            density?: "comfortable" | "compact" | null;
            /** @enum {string|null} */
            theme?: "light" | "dark" | "high-contrast" | "system" | null;
            /** @description How many rows a page of a list has, by the list’s path in the portal. */
            page_sizes?: {
                [key: string]: number;
            };
        };
        /** @description Something that blocks the call or uses the record. */
        Blocker: {
            entity: string;
            id: number;
            name: string;
            text?: string;
        };
        /** @description An error with the current record, or with the records that block the call. */
        V2Conflict: {
            message: string;
            code: components["schemas"]["ErrorCode"];
            request_id: string;
            fields?: {
                [key: string]: string;
            };
            /** @description The current record. */
            record?: {
                [key: string]: unknown;
            };
            /** @description What blocks the call. */
            blockers?: components["schemas"]["Blocker"][];
        };
        /** @description A permission with its description. */
        Permission: {
            name: components["schemas"]["PermissionName"];
            description: string;
            group: string;
        };
        PermissionList: {
            objects: components["schemas"]["Permission"][];
            total_rows: number;
        };
        /** @description Fields that answers show and requests write. */
        UserFields: {
            first_name?: string;
            last_name?: string;
            email?: string;
            active?: boolean;
        };
        /** @description The record in which something can be fixed. The portal links to it. */
        Link: {
            entity: string;
            id: components["schemas"]["Id"];
        };
        /**
         * Format: date-time
         * @description UTC, ISO 8601.
         */
        OptionalTimestamp: string | null;
        /** @description A field that somebody has to fill in or change. */
        ReasonField: {
            /** @description The field’s name in the contract. */
            name: string;
            /** @description The field in words, as inside a sentence. */
            label: string;
        };
        /** @description Why the record has its status, in words. */
        Reason: {
            code: string;
            /** @description The status it leads to. */
            status?: string | null;
            text: string;
            subject: components["schemas"]["Link"] | null;
            /** @description Who acts next: a person by name, or a team or role. */
            actor: string | null;
            /** @description The person who acts next. Absent for a team or a role, and for nobody. */
            actor_id?: components["schemas"]["Id"];
            due?: components["schemas"]["OptionalTimestamp"];
            /** @description What removes it, as inside a sentence. Absent when nobody has to act. */
            step?: string;
            /** @description The fields of the subject in which it is fixed. Absent when it isn’t fixed in fields. */
            fields?: components["schemas"]["ReasonField"][];
        };
        /** @description An action on the record, and if it is not allowed now, why not. */
        Action: {
            name: string;
            allowed: boolean;
            reason: string | null;
            /** @description The permissions it needs; null for any signed-in user. */
            permission: string | null;
            confirm_text: string | null;
            /** @description When the offer ends. Absent when it has no end of its own. */
            until?: components["schemas"]["Timestamp"];
        };
        /** @description Why the record has its status, and what can be done with it. */
        Explained: {
            reasons: components["schemas"]["Reason"][];
            actions: components["schemas"]["Action"][];
        };
        /** @description Fields of every record. */
        Record: {
            reasons: components["schemas"]["Reason"][];
            actions: components["schemas"]["Action"][];
            id: components["schemas"]["Id"];
            /** @description The number of edits; also the ETag. */
            version: number;
        };
        /** @description Fields of every record, with the times of its creation and last change. */
        DatedRecord: {
            reasons: components["schemas"]["Reason"][];
            actions: components["schemas"]["Action"][];
            id: components["schemas"]["Id"];
            /** @description The number of edits; also the ETag. */
            version: number;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description A person who can sign in. */
        User: {
            first_name: string;
            last_name: string;
            email: string;
            active: boolean;
            reasons: components["schemas"]["Reason"][];
            actions: components["schemas"]["Action"][];
            id: components["schemas"]["Id"];
            /** @description The number of edits; also the ETag. */
            version: number;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
            role: components["schemas"]["Named"];
            /** @description The linked accounts that the caller can see. */
            accounts: components["schemas"]["Named"][];
            /** @description When the user last signed in, to the hour; null before the first time. */
            last_sign_in_at?: components["schemas"]["OptionalTimestamp"];
        };
        UserList: {
            objects: components["schemas"]["User"][];
            total_rows: number;
            start: number;
            limit: number;
        };
        /** @description Writable fields of a user. */
        UserInput: {
            first_name?: string;
            last_name?: string;
            email?: string;
            active?: boolean;
            role_id?: components["schemas"]["Id"];
        };
        /** @description A new user. */
        UserCreate: {
            first_name: string;
            last_name: string;
            email: string;
            active?: boolean;
            role_id: components["schemas"]["Id"];
            /** @description The accounts to link. The caller must be able to see them. */
            account_ids?: components["schemas"]["Id"][];
        };
        /** @description A count. */
        Count: {
            count: number;
        };
        /** @description An account linked to a user. */
        LinkedAccount: {
            id: components["schemas"]["Id"];
            name: string;
        };
        /** @description The accounts of one user. */
        UserAccounts: {
            user_id: components["schemas"]["Id"];
            accounts: components["schemas"]["LinkedAccount"][];
        };
        UsersAccounts: {
            objects: components["schemas"]["UserAccounts"][];
        };
        /** @description Changes to a user. An omitted field keeps its value; null clears it. */
        UserPatch: {
            first_name?: string;
            last_name?: string;
            email?: string;
            active?: boolean;
            role_id?: components["schemas"]["Id"];
        };
        LinkedAccountList: {
            objects: components["schemas"]["LinkedAccount"][];
            total_rows: number;
        };
        /** @description Ids of accounts. */
        AccountIds: components["schemas"]["Id"][];
        /** @description A number that a check judges by. */
        CheckThreshold: {
            name: string;
            value: number;
            default_value: number;
            minimum: number;
            maximum: number;
            unit: string;
            is_default: boolean;
        };
        /**
         * @description The severity levels.
         * @enum {string}
         */
        Severity: "Critical" | "Moderate" | "Minor";
        /** @description The severity of a kind of finding. A fixed one can’t be changed by anybody. */
        CheckSeverity: {
            kind: string;
            severity: components["schemas"]["Severity"];
            default_severity: components["schemas"]["Severity"];
            is_fixed: boolean;
        };
        /** @description The share of the readers who use an e-mail client. */
        ClientShare: {
            client: string;
            percent: number;
            default_percent: number;
            /** @enum {string} */
            source: "estimate" | "account";
        };
        /** @description What the next check of each of the account’s creatives judges by. Its version is the account’s. */
        CheckSettings: {
            reasons: components["schemas"]["Reason"][];
            actions: components["schemas"]["Action"][];
            id: components["schemas"]["Id"];
            /** @description The number of edits; also the ETag. */
            version: number;
            thresholds: components["schemas"]["CheckThreshold"][];
            severities: components["schemas"]["CheckSeverity"][];
            required_clients: string[];
            required_clients_are_default: boolean;
            client_shares: components["schemas"]["ClientShare"][];
            /** Format: date */
            shares_estimated_on: string;
        };
        /** @description Changes to the settings. What is left out keeps its value; null returns to the default. */
        CheckSettingsPatch: {
            thresholds?: {
                name: string;
                value: number | null;
            }[];
            severities?: {
                kind: string;
                severity: components["schemas"]["Severity"] | null;
            }[];
            required_clients?: string[] | null;
            client_shares?: {
                client: string;
                percent: number | null;
            }[];
        };
        /** @description The hours of the day in which messages go out, by the clocks of the account’s zone. Where a change of clocks skips an hour, the hours are shorter; an hour that is repeated counts twice. Null: any hour. */
        SendHours: {
            from_hour: number;
            /** @description Nothing goes out from then on. Later than from_hour; 24 is midnight. */
            until_hour: number;
            /** @description Messages go out from Monday to Friday only. */
            weekdays_only: boolean;
        } | null;
        /** @description A plan that lets the account mail more people each day. Messages that the relay defers or never gets don’t count, nor do live seeds, proofs and tests. Null: no plan. */
        WarmUp: {
            /** @description The first day in the account’s zone, as YYYY-MM-DD. Before it the plan limits nothing. */
            starts_on: string;
            /** @description How many people are mailed on the first day, over all products. */
            first_day: number;
            /** @description By how much each day is larger than the one before. */
            grows_by_percent: number;
            /** @description The plan ends on the day that would reach this many. More than first_day. */
            until: number;
        } | null;
        /** @description How fast the account sends to one receiving domain. */
        ReceiverRate: {
            /** @description The part of an address behind its @. Answers show it in lower case and ASCII. Its subdomains and other domains of the same company have no rate by it. A domain that no address can have, or that is in the list already, is refused. */
            domain: string;
            /** @description How many messages go out a minute to the domain, over all products. */
            rate_per_minute: number;
        };
        /** @description Fields that answers show and requests write. */
        SendingLimitFields: {
            /** @description How many messages go out a minute, over all products; null without a limit. */
            send_rate_per_minute?: number | null;
            send_hours?: components["schemas"]["SendHours"];
            warm_up?: components["schemas"]["WarmUp"];
            /** @description Receiving domains to which the account sends slower than to others. A request replaces the list; an empty one removes all. A change applies to everything that is not out yet, also of products that are being sent: these divide what is left by the new domains first. */
            receiver_rates?: components["schemas"]["ReceiverRate"][];
        };
        /** @description What the sending of all the account’s products keeps to, together. Live seeds keep to all but the warm-up; proofs and tests to none of it, because a person waits for them. Its version is the account’s. */
        SendingLimits: {
            /** @description How many messages go out a minute, over all products; null without a limit. */
            send_rate_per_minute: number | null;
            send_hours: components["schemas"]["SendHours"];
            warm_up: components["schemas"]["WarmUp"];
            /** @description Receiving domains to which the account sends slower than to others. A request replaces the list; an empty one removes all. A change applies to everything that is not out yet, also of products that are being sent: these divide what is left by the new domains first. */
            receiver_rates: components["schemas"]["ReceiverRate"][];
            reasons: components["schemas"]["Reason"][];
            actions: components["schemas"]["Action"][];
            id: components["schemas"]["Id"];
            /** @description The number of edits; also the ETag. */
            version: number;
            time_zone: string;
            /** @description How many people were mailed on this day of the account’s zone. Counted only while a warm-up limits it. */
            mailed_today: number;
        };
        /** @description Changes to the limits. An omitted field keeps its value; null removes the limit. */
        SendingLimitsPatch: {
            /** @description How many messages go out a minute, over all products; null without a limit. */
            send_rate_per_minute?: number | null;
            send_hours?: components["schemas"]["SendHours"];
            warm_up?: components["schemas"]["WarmUp"];
            /** @description Receiving domains to which the account sends slower than to others. A request replaces the list; an empty one removes all. A change applies to everything that is not out yet, also of products that are being sent: these divide what is left by the new domains first. */
            receiver_rates?: components["schemas"]["ReceiverRate"][];
        };
        /** @description The settings of an account that its products keep to. */
        PlanningRules: {
            /** @description The zone by whose clocks products start and end. */
            time_zone: string;
            /** @description How many days ahead a start has to be known. */
            deployment_delta_days: number;
            /** @description How long a launch can be aborted before its list is built. */
            hold_minutes: number;
            /** @description By how much fewer or more people than ordered are accepted. */
            volume_tolerance_percent: number;
        };
        /** @description Ids of users. */
        UserIds: components["schemas"]["Id"][];
        /** @description A DKIM key of a sending domain. Its private half never leaves the server. */
        SendingKey: {
            selector: string;
            /**
             * @description `active` signs once DNS shows it. `next` waits for its record and becomes active at the check that finds it. `retired` no longer signs; its record stays in DNS while mail that it signed is on its way.
             * @enum {string}
             */
            state: "next" | "active" | "retired";
            created_at: components["schemas"]["Timestamp"];
            /** @description Since when DNS shows it. Null while DNS doesn’t. A DNS server that doesn’t answer changes nothing. */
            seen_at: components["schemas"]["OptionalTimestamp"];
        };
        /** @description A record that must stand in DNS, and what stands there. */
        DnsRecord: {
            /** @enum {string} */
            purpose: "dkim" | "spf" | "dmarc";
            /** @description The key that it is for. Null except for DKIM. */
            selector: string | null;
            /** @enum {string} */
            type: "TXT";
            /** @description The record’s whole name, as DNS spells it. */
            name: string;
            /** @description The value that must stand there. Null where another one is right too and nothing is to be published, where the record can be removed, and where only those who run the mail server know the value. */
            value: string | null;
            /**
             * @description `unreachable` means that DNS gave no answer, so nothing is known.
             * @enum {string}
             */
            state: "unchecked" | "ok" | "missing" | "wrong" | "unreachable";
            /** @description What DNS said at the last check. Long values are cut. */
            found: string[];
            /** @description How it is, in one sentence. */
            message: string;
            /** @description What to do, in words. Null when nothing is to be done. */
            advice: string | null;
        };
        /** @description A domain that an account’s e-mails are signed for, with its keys and the DNS records that it needs. */
        SendingDomain: {
            reasons: components["schemas"]["Reason"][];
            actions: components["schemas"]["Action"][];
            id: components["schemas"]["Id"];
            /** @description The number of edits; also the ETag. */
            version: number;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
            account_id: components["schemas"]["Id"];
            /** @description In lower case. Letters beyond ASCII are shown as people write them. */
            domain: string;
            /** @description Next, active, retired. */
            keys: components["schemas"]["SendingKey"][];
            records: components["schemas"]["DnsRecord"][];
            /** @description Whether its active key is in DNS and signs e-mails from this domain. */
            signing: boolean;
            checked_at: components["schemas"]["OptionalTimestamp"];
        };
        SendingDomainList: {
            objects: components["schemas"]["SendingDomain"][];
            total_rows: number;
            start: number;
            limit: number;
        };
        /** @description A new sending domain. */
        SendingDomainCreate: {
            account_id: components["schemas"]["Id"];
            domain: string;
        };
        /** @description A role: a set of permission groups. */
        Role: {
            reasons: components["schemas"]["Reason"][];
            actions: components["schemas"]["Action"][];
            id: components["schemas"]["Id"];
            /** @description The number of edits; also the ETag. */
            version: number;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
            name: string;
            role_groups: components["schemas"]["Named"][];
            /** @description Whether people with this role are staff; otherwise they are account users. */
            is_staff: boolean;
            /** @description How many of the users the caller can see have this role. */
            user_count: number;
        };
        RoleList: {
            objects: components["schemas"]["Role"][];
            total_rows: number;
            start: number;
            limit: number;
        };
        /** @description Writable fields of a role. */
        RoleFields: {
            name?: string;
            /** @description The ids of the permission groups that the role is made of. */
            role_groups?: components["schemas"]["Id"][];
            /** @description Whether people with this role are staff, who read and write what is for staff only; otherwise they are account users. A new role isn’t, unless this says so. */
            is_staff?: boolean;
        };
        /** @description A new role. */
        RoleCreate: {
            name: string;
            /** @description The ids of the permission groups that the role is made of. */
            role_groups?: components["schemas"]["Id"][];
            /** @description Whether people with this role are staff, who read and write what is for staff only; otherwise they are account users. A new role isn’t, unless this says so. */
            is_staff?: boolean;
        };
        /** @description Changes to a role. An omitted field keeps its value. */
        RolePatch: {
            name?: string;
            /** @description The ids of the permission groups that the role is made of. */
            role_groups?: components["schemas"]["Id"][];
            /** @description Whether people with this role are staff, who read and write what is for staff only; otherwise they are account users. A new role isn’t, unless this says so. */
            is_staff?: boolean;
        };
        /** @description The groups that the role would be made of. */
        RolePreview: {
            role_groups: components["schemas"]["Id"][];
        };
        /** @description A user by id and name. An inactive user has the permissions only after being activated again. */
        AffectedUser: {
            id: components["schemas"]["Id"];
            name: string;
            active: boolean;
        };
        /** @description The permissions that one user gains or loses. */
        AccessChange: {
            user: components["schemas"]["AffectedUser"];
            permissions: components["schemas"]["PermissionName"][];
        };
        /** @description Who would gain and lose which permission. */
        AccessPreview: {
            gains: components["schemas"]["AccessChange"][];
            loses: components["schemas"]["AccessChange"][];
            /** @description How many users gain or lose something. Counts users beyond the first 100 and users whom the caller cannot see. */
            total: number;
        };
        /** @description Writable fields of a permission group. */
        GroupFields: {
            name?: string;
            description?: string;
        };
        /** @description A permission group. */
        Group: {
            name: string;
            description: string;
            reasons: components["schemas"]["Reason"][];
            actions: components["schemas"]["Action"][];
            id: components["schemas"]["Id"];
            /** @description The number of edits; also the ETag. */
            version: number;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
            permission_count: number;
            /** @description How many roles contain this group. */
            role_count: number;
            /** @description Needs can_view_permissions. */
            permissions?: components["schemas"]["HeldPermission"][];
        };
        GroupList: {
            objects: components["schemas"]["Group"][];
            total_rows: number;
            start: number;
            limit: number;
        };
        /** @description A new permission group. */
        GroupCreate: {
            name: string;
            description?: string;
        };
        /** @description Changes to a permission group. An omitted field keeps its value; null clears it. */
        GroupPatch: {
            name?: string;
            description?: string;
        };
        /** @description A permission of a group. */
        GroupPermission: {
            name: components["schemas"]["PermissionName"];
            description: string;
        };
        GroupPermissionList: {
            objects: components["schemas"]["GroupPermission"][];
            total_rows: number;
        };
        /** @description The complete new set. */
        GroupPermissionsPut: {
            permissions: components["schemas"]["PermissionName"][];
        };
        /**
         * @description The file type keys of the specification.
         * @enum {string}
         */
        FileType: "advertiser_test_csv" | "advertiser_live_csv" | "advertiser_banner" | "creative_html" | "creative_test_seed_list_csv" | "creative_live_seed_list_csv" | "creative_banner" | "audience_csv" | "account_logo";
        /** @description A URL of the file, valid for 60 seconds. */
        Download: {
            url: string;
        };
        /** @description Either the ids, or a filter with the number of records that match it. */
        BulkFields: {
            ids?: components["schemas"]["Id"][];
            /** @description The filters, the search and the order of the list, as its query names and checks them: status:eq, name:like. Pages are refused, because the call is for all that match. */
            filter?: {
                [key: string]: string[];
            };
            /** @description How many records matched when the person decided. The call is refused when the number has changed. */
            count?: number;
        };
        /** @description One action on many creatives. */
        CreativeBulk: {
            ids?: components["schemas"]["Id"][];
            /** @description The filters, the search and the order of the list, as its query names and checks them: status:eq, name:like. Pages are refused, because the call is for all that match. */
            filter?: {
                [key: string]: string[];
            };
            /** @description How many records matched when the person decided. The call is refused when the number has changed. */
            count?: number;
            /** @enum {string} */
            action: "validate" | "duplicate" | "delete" | "add_label" | "remove_label";
            /** @description The label that add_label and remove_label name. */
            label?: string;
        };
        /** @description Which records the action was done to. */
        BulkResult: {
            done: components["schemas"]["Id"][];
            refused: {
                id: components["schemas"]["Id"];
                reason: string;
            }[];
        };
        /** @description One action on many audiences. */
        AudienceBulk: {
            ids?: components["schemas"]["Id"][];
            /** @description The filters, the search and the order of the list, as its query names and checks them: status:eq, name:like. Pages are refused, because the call is for all that match. */
            filter?: {
                [key: string]: string[];
            };
            /** @description How many records matched when the person decided. The call is refused when the number has changed. */
            count?: number;
            /** @enum {string} */
            action: "cancel" | "delete";
        };
        /** @description One action on many orders. */
        OrderBulk: {
            ids?: components["schemas"]["Id"][];
            /** @description The filters, the search and the order of the list, as its query names and checks them: status:eq, name:like. Pages are refused, because the call is for all that match. */
            filter?: {
                [key: string]: string[];
            };
            /** @description How many records matched when the person decided. The call is refused when the number has changed. */
            count?: number;
            /** @enum {string} */
            action: "submit" | "duplicate" | "delete";
        };
        /**
         * Format: date
         * @description A calendar day in the time zone of the account.
         */
        Day: string;
        /** @description When products start, by the clocks of each product’s account. A product without a start gets this one. */
        DayAndTime: {
            date: components["schemas"]["Day"];
            /** @description Hours and minutes, from 00:00 to 23:59. */
            time: string;
        };
        /** @description How far products are moved, by exactly one of the two. Start and end move together, and are read by the clocks of each product’s account: 9 AM stays 9 AM across a change of clocks. */
        ProductMove: {
            /** @description Whole days, not 0. Negative days move back. */
            by_days?: number;
            to?: components["schemas"]["DayAndTime"];
        };
        /** @description A product as a person saw it before they decided. */
        SeenProduct: {
            id: components["schemas"]["Id"];
            /** @description Its version, as in If-Match. */
            version?: number;
            /** @description The number that was on screen, which confirm and accept compare. */
            recipients?: number;
        };
        /** @description One action on many products. */
        ProductBulk: {
            ids?: components["schemas"]["Id"][];
            /** @description The filters, the search and the order of the list, as its query names and checks them: status:eq, name:like. Pages are refused, because the call is for all that match. */
            filter?: {
                [key: string]: string[];
            };
            /** @description How many records matched when the person decided. The call is refused when the number has changed. */
            count?: number;
            /**
             * @description launch also resumes, as in the single call. confirm gives the go-ahead, accept accepts a lower count; both are decisions of the single confirm. move is an edit of start and end.
             * @enum {string}
             */
            action: "launch" | "confirm" | "accept" | "pause" | "move";
            /** @description Why the products are paused, or their counts accepted. Required for accept and pause. */
            reason?: string;
            /** @description Required for move. */
            move?: components["schemas"]["ProductMove"];
            /** @description The products as they were on screen. One that has changed since is refused; one that isn’t named is not compared. */
            seen?: components["schemas"]["SeenProduct"][];
        };
        /** @description A move that isn’t made. */
        ProductPreviewRequest: {
            ids: components["schemas"]["Id"][];
            move: components["schemas"]["ProductMove"];
        };
        /**
         * @description The product statuses.
         * @enum {string}
         */
        ProductStatus: "Draft" | "Pending: Audience" | "Pending: Creative" | "Needs Attention" | "Error: Audience" | "Error: Creative" | "Error - Volume Discrepancy" | "Multiple Errors" | "Ready To Launch" | "Submitted" | "Pending - Data Processing" | "Processing" | "Approved" | "Live" | "Completed" | "Ended" | "Cancelled";
        /** @description A product as it would be after a move. One that would be refused stays as it is. */
        ProductPreview: {
            product_id: components["schemas"]["Id"];
            product_name: string;
            /** @description The version it has now. */
            version: number;
            product_start_date: components["schemas"]["OptionalTimestamp"];
            product_end_date: components["schemas"]["OptionalTimestamp"];
            product_status: components["schemas"]["ProductStatus"];
            status_now: components["schemas"]["ProductStatus"];
            reasons: components["schemas"]["Reason"][];
            /** @description By when it should then be launched. Null while a launch has it, and when it is too late. */
            launch_by: components["schemas"]["OptionalTimestamp"];
            /** @description Why the move would be refused; null when it would be made. */
            refused: string | null;
        };
        /** @description One preview for each of the ids, in their order. */
        ProductPreviewList: {
            objects: components["schemas"]["ProductPreview"][];
        };
        /** @description The price per thousand. */
        Rate: {
            cpm_cents: number;
            currency: string;
            /**
             * @description Which rate it comes from.
             * @enum {string}
             */
            source: "product" | "account" | "house";
        };
        /** @description The rate of a product without one of its own. */
        RateInUse: {
            /** @description Null when none is set. */
            rate: components["schemas"]["Rate"] | null;
        };
        /** @description Where each mail belongs. Without go_out they add up to the mails that were read. */
        ProofreadSums: {
            /** @description Mails without a fault. */
            as_written: number;
            /** @description Mails with a fault on which nobody has decided. */
            undecided: number;
            with_fallback: number;
            accepted: number;
            left_out: number;
            /** @description All but those left out. */
            go_out: number;
        };
        /**
         * @description What is wrong with the mail to a person.
         * @enum {string}
         */
        ProofreadKind: "empty_field" | "empty_subject" | "merge_syntax" | "broken_link" | "foreign_link" | "markup" | "garbled" | "placeholder" | "invisible" | "too_long" | "clipped";
        /**
         * @description Where in a mail a fault is.
         * @enum {string}
         */
        ProofreadPlace: "subject" | "preheader" | "body" | "link" | "whole";
        /**
         * @description What a person decides about the mails with a fault.
         * @enum {string}
         */
        ProofreadChoice: "leave_out" | "fallback" | "accept";
        /** @description What a person decided about the mails with a fault, and why. */
        ProofreadDecision: {
            choice: components["schemas"]["ProofreadChoice"];
            fallback: string | null;
            reason: string | null;
            /** @description Null for a person whom the caller may not see. */
            by: components["schemas"]["Named"] | null;
            at: components["schemas"]["Timestamp"];
        };
        /** @description A piece of a mail as a reader sees it, with what differs between people in the middle. */
        ProofreadPassage: {
            /** @description The text before it. Begins with an ellipsis if it was cut. */
            before: string;
            /** @description What the mail says to this person. Masked. May be empty. */
            said: string;
            /** @description The text after it. Ends with an ellipsis if it was cut. */
            after: string;
        };
        /** @description A mail with a fault. */
        ProofreadMail: {
            message_id: number;
            /** @description The line in the file of the audience. Null if the person came without one, or was deleted since. */
            line: number | null;
            /** @description Masked. Empty once it was deleted. */
            email: string;
            /** @description What the field holds. Masked. Null without a field, or if it holds nothing. */
            value: string | null;
            passage: components["schemas"]["ProofreadPassage"];
        };
        /** @description A fault that some mails of the launch have. A mail can have more than one. */
        ProofreadFault: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["ProofreadKind"];
            /** @description The go-ahead waits for a decision on each Critical fault. */
            severity: components["schemas"]["Severity"];
            place: components["schemas"]["ProofreadPlace"];
            /** @description The merge field, as the mail has it, without braces. Null if no single field causes it. */
            field: string | null;
            /** @description The link as the creative has it. Null elsewhere. */
            url: string | null;
            /** @description How many mails have it. */
            mails: number;
            /** @description How many of them are left out because of another fault. */
            left_out_elsewhere: number;
            /** @description What can be decided. A fallback needs a field that is empty or unusable. */
            choices: components["schemas"]["ProofreadChoice"][];
            decision: components["schemas"]["ProofreadDecision"] | null;
            /** @description The first of them, by line. */
            examples: components["schemas"]["ProofreadMail"][];
        };
        /** @description A person of the list by whom the mail is shown. */
        ProofreadPerson: {
            /** @enum {string} */
            why: "longest" | "emptiest" | "script";
            message_id: number;
            line: number | null;
            /** @description Masked. */
            email: string;
            /** @description The script that most letters of the person's values are in, such as Cyrillic. Null if they have no letters. */
            script: string | null;
            /** @description How many fields of the mail this person leaves empty. */
            empty_fields: number;
            /** @description How many fields the mail has. */
            fields: number;
            /** @description The places that differ between people, in the order of the mail. */
            passages: components["schemas"]["ProofreadPassage"][];
        };
        /** @description What reading every mail of a launch found, and what was decided. */
        Proofread: {
            launch_id: components["schemas"]["Id"];
            /** @description How many were read. That is every mail to a person. Seeds and proofs are not read. */
            mails: number;
            took_ms: number;
            /** @description Over the list with its faults and decisions. The manifest holds it. */
            sha256: string;
            /** @description Whether decisions can be made now. The launch waits for its go-ahead. */
            is_open: boolean;
            sums: components["schemas"]["ProofreadSums"];
            /** @description The worst first. */
            faults: components["schemas"]["ProofreadFault"][];
            people: components["schemas"]["ProofreadPerson"][];
        };
        /** @description The decision on a fault. */
        ProofreadDecide: {
            /** @description Null takes the decision back. */
            choice: components["schemas"]["ProofreadChoice"] | null;
            /** @description What the field says to these people in this launch. Needed for a fallback. */
            fallback?: string;
            /** @description Needed to accept. */
            reason?: string;
        };
        ProofreadMailList: {
            objects: components["schemas"]["ProofreadMail"][];
            total_rows: number;
        };
        /** @description The mail to one person as it would go out now, with the fallbacks of its launch. Its links are not counted ones. */
        ProofreadText: {
            message_id: number;
            line: number | null;
            /** @description Masked. */
            email: string;
            subject: string;
            preheader: string | null;
            /** @description Its plain text, with the person’s values masked. */
            text: string;
        };
        /**
         * Format: date
         * @description A calendar day in the time zone of the call.
         */
        ZoneDay: string;
        /** @description A product whose mails leave on some of the days. One that was cancelled is among them only if something of it went out. */
        CalendarProduct: {
            reasons: components["schemas"]["Reason"][];
            actions: components["schemas"]["Action"][];
            product_id: components["schemas"]["Id"];
            product_name: string;
            order_id: components["schemas"]["Id"];
            order_name: string;
            account_id: components["schemas"]["Id"];
            account_name: string;
            advertiser_name: string;
            product_status: components["schemas"]["ProductStatus"];
            /** @description How many it goes to: recipients as on the list of products, or the ordered volume while that is unknown. Null when neither is known. */
            volume: number | null;
            /** @description How many mails of it have left. */
            volume_delivered: number;
            /** @description The zone of its account, by whose clocks it is moved. */
            time_zone: string;
            starts_at: components["schemas"]["Timestamp"];
            /** @description About when its last mail leaves: the start and what the account’s send rate needs for the volume, in whole minutes, as if it had neither hours nor a warm-up, but not after the end of the deployment. Of a finished one, when its sending really ended. Null without a send rate or a volume. */
            done_at: components["schemas"]["OptionalTimestamp"];
            /** @description Who acts next: the owner of the order by name, or a team or role. */
            next_actor: string | null;
            /** @description The person who acts next; null for a team or a role, and for nobody. */
            next_actor_id: number | null;
            /** @description What they do next, as on the list of products. */
            next_step: string | null;
            /** @description By when to do it. */
            next_due_at: components["schemas"]["OptionalTimestamp"];
            /** @description The number of edits, as in If-Match. */
            version: number;
        };
        /** @description An account with more mails on a day than its send rate allows. */
        DayOver: {
            account_id: components["schemas"]["Id"];
            account_name: string;
            volume: number;
            capacity: number;
        };
        /** @description What starts on a day, against what the accounts’ sending limits allow. */
        CalendarDay: {
            date: components["schemas"]["ZoneDay"];
            /** @description Mails of all products that start on this day, blocked ones included. Of a cancelled one, what had gone out. */
            volume: number;
            /** @description The part of volume whose products aren’t launched, or wait for a relaunch. */
            waiting: number;
            /** @description What the accounts can send on this day: their send rates a minute times its minutes within their hours, which are fewer or more when the clocks change, and at most what the day of their warm-up allows. The rates of single receivers don’t count. Accounts that are inactive or have no limit on this day aren’t part of the sum; null when none is. */
            capacity: number | null;
            /** @description The accounts that have more on this day than they can send on it, by most over first. An account is compared only with itself: another one’s limits don’t help it. */
            over: components["schemas"]["DayOver"][];
        };
        /** @description The deployments of some days, and how much goes out on each day. */
        ProductCalendar: {
            /** @description The time zone of the days. */
            time_zone: string;
            /** @description By start. At most 1,000; total_rows says how many there are. */
            products: components["schemas"]["CalendarProduct"][];
            /** @description Each day from the first to the last. */
            days: components["schemas"]["CalendarDay"][];
            /** @description How many deployments these days have. */
            total_rows: number;
        };
        /** @description One of the two deployments. The first is the one that starts earlier. */
        OverlappingProduct: {
            product_id: components["schemas"]["Id"];
            product_name: string;
            starts_at: components["schemas"]["Timestamp"];
        };
        /** @description Two deployments of one account whose starts are less than 24 hours apart. */
        ProductOverlap: {
            first: components["schemas"]["OverlappingProduct"];
            second: components["schemas"]["OverlappingProduct"];
            /** @description Deliverable people who are in both audiences, by house and account lists: in the pinned version of what is launched, otherwise in the version in use. */
            people: number;
        };
        /** @description Pairs of deployments that reach the same people within 24 hours. */
        ProductOverlapList: {
            /** @description By the start of the first, then of the second. */
            objects: components["schemas"]["ProductOverlap"][];
            /** @description How many such pairs were found, also those beyond the list. */
            total_rows: number;
            /** @description How many further pairs within 24 hours may have people in common, but weren’t compared: beyond the first 50, or not counted in time. The next call counts more of them. */
            not_compared: number;
        };
        /** @description A product that has a report, with the figures that one compares. Opens and clicks are people’s. */
        ReportRow: {
            product_id: components["schemas"]["Id"];
            product_name: string;
            account_id: components["schemas"]["Id"];
            account_name: string;
            advertiser_id: components["schemas"]["Id"];
            advertiser_name: string;
            product_start_date: components["schemas"]["OptionalTimestamp"];
            product_status: components["schemas"]["ProductStatus"];
            time_zone: string;
            volume_ordered: number | null;
            /** @description People who were delivered to, in all attempts. Seeds don’t count. */
            volume_delivered: number;
            /** @description People who opened. */
            unique_opens: number;
            /** @description People who clicked. */
            unique_clicks: number;
            unsubscribes: number;
            complaints: number;
        };
        ReportList: {
            objects: components["schemas"]["ReportRow"][];
            total_rows: number;
            start: number;
            limit: number;
        };
        /** @description A note on a product. */
        ProductNote: {
            id: components["schemas"]["Id"];
            product_id: components["schemas"]["Id"];
            body: string;
            /** @description Only staff sees it. Never true for anybody else. */
            is_internal: boolean;
            /** @description Null for a person whom the caller may not see. */
            author: components["schemas"]["Named"] | null;
            created_at: components["schemas"]["Timestamp"];
            /** @description When its text was last changed. Null if never. */
            edited_at: components["schemas"]["OptionalTimestamp"];
            version: number;
            actions: components["schemas"]["Action"][];
        };
        ProductNoteList: {
            objects: components["schemas"]["ProductNote"][];
            total_rows: number;
            start: number;
            limit: number;
        };
        /** @description Fields that requests write. */
        ProductNoteFields: {
            body?: string;
        };
        /** @description The note to add. */
        ProductNoteCreate: {
            body: string;
            /** @description Whether only staff sees it. Default false. It never changes. */
            is_internal?: boolean;
        };
        /** @description The changed text. */
        ProductNotePatch: {
            body: string;
        };
        /** @description One action on many tasks. */
        TaskBulk: {
            ids?: components["schemas"]["Id"][];
            /** @description The filters, the search and the order of the list, as its query names and checks them: status:eq, name:like. Pages are refused, because the call is for all that match. */
            filter?: {
                [key: string]: string[];
            };
            /** @description How many records matched when the person decided. The call is refused when the number has changed. */
            count?: number;
            /** @enum {string} */
            action: "claim" | "release" | "done" | "retry";
        };
        /** @description No body, {}, or the findings and a reason. Without findings, all overridable ones are overridden, but for merge fields that nobody fills in: these are named in findings, with a reason. */
        OverrideErrors: {
            reason?: string;
            findings?: components["schemas"]["Id"][];
            /** @description When the override ends and its findings are open again. Later than now; without it, the override holds. */
            until?: components["schemas"]["OptionalTimestamp"];
        };
        /** @description Fields of rows, records and requests. */
        CreativeFields: {
            name?: string;
            /** @description Null only in a Draft. */
            advertiser_id?: number | null;
            /** @enum {string} */
            creative_type?: "html" | "zip" | "text";
            subject?: string | null;
        };
        /**
         * @description The creative statuses.
         * @enum {string}
         */
        CreativeStatus: "Draft" | "Action Pending - Validate" | "Error - Invalid Creative" | "Error - Invalid Seed" | "Need Attention" | "Approved" | "Live - See Report" | "Invalid";
        /** @description Fields of rows and records. */
        CreativeRowFields: {
            name: string;
            /** @description Null only in a Draft. */
            advertiser_id: number | null;
            /** @enum {string} */
            creative_type: "html" | "zip" | "text";
            subject: string | null;
            reasons: components["schemas"]["Reason"][];
            actions: components["schemas"]["Action"][];
            id: components["schemas"]["Id"];
            /** @description The number of edits; also the ETag. */
            version: number;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
            account_id: components["schemas"]["Id"];
            account_name: string;
            advertiser_name: string | null;
            status: components["schemas"]["CreativeStatus"];
            /** @description The newest revision. */
            revision: number | null;
            open_findings: number;
            /** @description In the order of the alphabet. In an account, each label has one spelling. */
            labels: string[];
        };
        /** @description Fields of records and requests. */
        CreativeDetails: {
            preheader?: string | null;
            sender_profile_id?: number | null;
        };
        /** @description Writable fields of a sender profile. */
        SenderProfileFields: {
            from_name?: string;
            from_email?: string;
            reply_to?: string | null;
            /** @description A mailbox that takes unsubscribes. Mail programs that don’t unsubscribe by a link write to it. */
            unsubscribe_email?: string | null;
            postal_address?: string;
        };
        /** @description A sender of an account’s e-mails. */
        SenderProfile: {
            from_name: string;
            from_email: string;
            reply_to: string | null;
            /** @description A mailbox that takes unsubscribes. Mail programs that don’t unsubscribe by a link write to it. */
            unsubscribe_email: string | null;
            postal_address: string;
            reasons: components["schemas"]["Reason"][];
            actions: components["schemas"]["Action"][];
            id: components["schemas"]["Id"];
            /** @description The number of edits; also the ETag. */
            version: number;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
            account_id: components["schemas"]["Id"];
        };
        /** @description Whom readers see as the sender: the profile that was chosen, or else the account’s first. Null in an account without one. */
        CreativeSender: {
            from_name: string;
            from_email: string;
            /** @description Whether no profile was chosen, so that the account’s first is used. */
            is_first: boolean;
        };
        /** @description A stored file, without its bytes. */
        StoredFile: {
            name: string;
            size: number;
            sha256: string | null;
        };
        /** @description The weight of the HTML as it travels, by which Gmail clips. Null for plain text, and where it was checked before this was counted. */
        SentSize: {
            bytes: number;
            /**
             * @description The smaller of the two.
             * @enum {string}
             */
            encoding: "quoted-printable" | "base64";
        };
        /** @description Facts that the check found in the newest revision. Null before its first check. */
        EmailContent: {
            words: number;
            /** @description As the HTML names it: en, de-AT. */
            language: string | null;
            /** @description The text that inboxes show beside the subject, unless the creative has a preheader of its own. */
            preview: string;
            /** @description Bytes of the file. */
            html_bytes: number;
            sent_html: components["schemas"]["SentSize"] | null;
            /** @description Bytes of all images that could be fetched. */
            image_bytes: number;
            /** @description The merge fields of HTML and subject, each once: first_name, custom.size. */
            merge_fields: string[];
        };
        /** @description A seed list of a revision. */
        SeedSummary: {
            /**
             * @description Whether the list is the creative’s own or the advertiser’s.
             * @enum {string}
             */
            source: "creative" | "advertiser" | "none";
            count: number;
            bad_rows: number;
            file: components["schemas"]["StoredFile"] | null;
        };
        /**
         * @description The action statuses.
         * @enum {string}
         */
        ActionStatus: "Pending" | "Not Started" | "Started" | "Success" | "Error";
        /** @description The check of the newest revision. */
        CreativeCheck: {
            status: components["schemas"]["ActionStatus"];
            done: number;
            /** @description How many links, clients and images there are to check. */
            total: number;
            /** @description The current stage, in words. */
            step: string | null;
            started_at: components["schemas"]["OptionalTimestamp"];
            finished_at: components["schemas"]["OptionalTimestamp"];
            error: string | null;
        };
        /** @description Who rejected it and why. */
        Rejection: {
            reason: string;
            by: components["schemas"]["Named"] | null;
            at: components["schemas"]["Timestamp"];
        };
        /** @description A product that sends a revision. */
        Pin: {
            product_id: components["schemas"]["Id"];
            product_name: string;
            revision: number;
            product_status: components["schemas"]["ProductStatus"];
        };
        /** @description A creative with its newest revision. */
        Creative: {
            name: string;
            /** @description Null only in a Draft. */
            advertiser_id: number | null;
            /** @enum {string} */
            creative_type: "html" | "zip" | "text";
            subject: string | null;
            reasons: components["schemas"]["Reason"][];
            actions: components["schemas"]["Action"][];
            id: components["schemas"]["Id"];
            /** @description The number of edits; also the ETag. */
            version: number;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
            account_id: components["schemas"]["Id"];
            account_name: string;
            advertiser_name: string | null;
            status: components["schemas"]["CreativeStatus"];
            /** @description The newest revision. */
            revision: number | null;
            open_findings: number;
            /** @description In the order of the alphabet. In an account, each label has one spelling. */
            labels: string[];
            preheader: string | null;
            sender_profile_id: number | null;
            sender_profile: components["schemas"]["SenderProfile"] | null;
            sender: components["schemas"]["CreativeSender"] | null;
            html_file: components["schemas"]["StoredFile"] | null;
            text_part: string | null;
            /** @description Whether a person wrote the text part; otherwise it is made of the HTML. */
            has_own_text: boolean;
            content: components["schemas"]["EmailContent"] | null;
            /** @description A signed URL, valid for 5 minutes. */
            banner: string | null;
            test_seeds: components["schemas"]["SeedSummary"];
            live_seeds: components["schemas"]["SeedSummary"];
            check: components["schemas"]["CreativeCheck"] | null;
            /** @description Its links without its images. */
            link_count: number;
            /** @description Links with an error that nobody has accepted or overridden. */
            broken_link_count: number;
            image_count: number;
            client_count: number;
            revision_count: number;
            rejection: components["schemas"]["Rejection"] | null;
            pins: components["schemas"]["Pin"][];
            /** @description Other creatives of the account whose newest revision has the same HTML, the newest first. */
            same_html: components["schemas"]["Named"][];
            /** @description On the creative host, with a ticket that is valid for 5 minutes. */
            preview_url: string | null;
        };
        /** @description Labels as a person types them: case and outer blanks make no other label. */
        LabelTexts: string[];
        /** @description Labels to add to a creative and to remove from it, whatever else it has. */
        CreativeLabelsChange: {
            add?: components["schemas"]["LabelTexts"];
            remove?: components["schemas"]["LabelTexts"];
        };
        /**
         * @description A part of a creative.
         * @enum {string}
         */
        CreativePart: "html" | "links" | "clients" | "seeds" | "text";
        /** @description How a part of the newest revision stands. */
        PartSignOff: {
            part: components["schemas"]["CreativePart"];
            /**
             * @description 'changed': another content of it was signed. 'absent': the creative has no such part. 'unchecked': the creative is a draft, or the check of its newest revision has not finished.
             * @enum {string}
             */
            state: "signed" | "changed" | "unsigned" | "absent" | "unchecked";
            /** @description Whether the account needs this sign-off before a creative is approved. */
            needed: boolean;
            /** @description The hash of its content. Null when absent or unchecked. */
            hash: string | null;
            signed_by: components["schemas"]["Named"] | null;
            signed_at: components["schemas"]["OptionalTimestamp"];
            /** @description The revision that was signed. */
            revision: number | null;
            actions: components["schemas"]["Action"][];
        };
        PartSignOffList: {
            objects: components["schemas"]["PartSignOff"][];
            total_rows: number;
        };
        /** @description A part, the hash of what the person saw, and whether the sign-off is taken back. */
        PartSignOffRequest: {
            part: components["schemas"]["CreativePart"];
            hash: string;
            withdraw?: boolean;
        };
        /** @description A test that was sent. */
        TestSendEntry: {
            id: components["schemas"]["Id"];
            revision: number;
            /** @enum {string} */
            to: "seeds" | "chosen" | "me";
            recipients: number;
            at: components["schemas"]["Timestamp"];
            by: components["schemas"]["Named"] | null;
        };
        /** @description The tests of a creative, newest first, and which revision each address got last. */
        TestSendHistory: {
            objects: components["schemas"]["TestSendEntry"][];
            /** @description How many tests were sent, also those that are not among objects. */
            total_rows: number;
            seen: {
                email: string;
                /** @description Accepted by the mail server, oldest first. */
                revisions: number[];
            }[];
        };
        /** @description Whom a test goes to. */
        TestSendRequest: {
            /**
             * @description The signed-in person, or the test seeds named in seeds.
             * @enum {string}
             */
            to: "me" | "chosen";
            /** @description Ids of test seeds of the newest revision, with to=chosen. */
            seeds?: components["schemas"]["Id"][];
        };
        /** @description A test send that is being delivered. */
        TestSend: {
            creative_id: components["schemas"]["Id"];
            revision: number;
            recipients: number;
            /** @description Seeds that get none because a suppression list holds them. */
            left_out: number;
            queued_at: components["schemas"]["Timestamp"];
        };
        /**
         * @description The kinds of findings that have a safe change of the HTML.
         * @enum {string}
         */
        MendKind: "no_language" | "wrong_encoding" | "no_title" | "foreign_merge_field" | "base_address" | "link_escaped_twice" | "link_spelling" | "windows_character" | "text_escaped_twice" | "insecure_link" | "image_without_text" | "link_without_name" | "image_without_size" | "layout_table" | "no_unsubscribe_link" | "no_postal_address";
        MendedLine: {
            /** @enum {string} */
            field: "subject" | "preheader";
            before: string;
            /** @description It may be longer than the field allows. */
            after: string;
        };
        /** @description What a reader sees change: the text, hidden text for inboxes included; the addresses of links; images and their alt texts. Both texts are read and compared in order, as Outlook reads them too. */
        VisibleChanges: {
            text: boolean;
            links: boolean;
            images: boolean;
        };
        MendCount: {
            kind: components["schemas"]["MendKind"];
            /** @description Places that are changed. */
            mended: number;
            /** @description Places for which nothing says how to change them. */
            left: number;
            /** @description What changes by this kind. Null in HTML of over 250,000 characters, which is compared as a whole only. */
            visible_changes: components["schemas"]["VisibleChanges"] | null;
        };
        LeftFindings: {
            kind: string;
            findings: number;
        };
        /** @description The HTML of the newest revision with safe changes, which nobody has saved yet. */
        MendedCreative: {
            /** @description The revision that was changed. */
            revision: number;
            /** @description Null where the revision has no HTML, or none that can be read in time. */
            html: string | null;
            /** @description The lines beside the HTML that change by `foreign_merge_field`: its findings are about them too. They count in the edits and bytes, and as text that a reader sees. */
            lines: components["schemas"]["MendedLine"][];
            /** @description The kinds that the HTML has or that the changes bring to light, in the order of the enumeration. */
            mends: components["schemas"]["MendCount"][];
            /** @description Pieces of the text that change. */
            edits: number;
            /** @description Bytes that the changes add, as UTF-8; below 0 where they remove more. */
            bytes: number;
            visible_changes: components["schemas"]["VisibleChanges"];
            /** @description The open findings that these changes don’t clear, by kind, the most severe first; then those that the changes bring to light, such as an http link that a base hid. Open findings of kinds that have a safe change and weren’t asked for are left out. */
            left: components["schemas"]["LeftFindings"][];
        };
        /** @description The lines of an e-mail as somebody types them. A null sender is the account's first one. */
        CreativeLines: {
            subject: string | null;
            preheader: string | null;
            sender_profile_id: components["schemas"]["Id"] | null;
        };
        /** @description A problem of a typed line. */
        LineFinding: {
            kind: string;
            severity: components["schemas"]["Severity"];
            message: string;
            /** @enum {string} */
            field: "subject" | "preheader" | "sender";
            overridable: boolean;
        };
        LineFindingList: {
            objects: components["schemas"]["LineFinding"][];
            total_rows: number;
        };
        /** @description The HTML of one revision as text. Null when it has none, or a file that is not text. */
        CreativeSource: {
            revision: number;
            html: string | null;
        };
        KeptDraftFields: {
            /** @description The revision that the draft began with. */
            base_revision: number | null;
            kept_at: components["schemas"]["OptionalTimestamp"];
            /** @description On the creative host, with a ticket for this person’s draft that is valid for 5 minutes. */
            preview_url: string | null;
        };
        /** @description A person’s unsaved HTML of a creative; everything is null when there is none. */
        CreativeDraft: {
            /** @description The revision that the draft began with. */
            base_revision: number | null;
            kept_at: components["schemas"]["OptionalTimestamp"];
            /** @description On the creative host, with a ticket for this person’s draft that is valid for 5 minutes. */
            preview_url: string | null;
            html: string | null;
        };
        CreativeDraftInput: {
            base_revision: number;
            html: string;
        };
        /** @description What the server keeps of a person’s unsaved HTML, without the text. */
        KeptDraft: {
            /** @description The revision that the draft began with. */
            base_revision: number | null;
            kept_at: components["schemas"]["OptionalTimestamp"];
            /** @description On the creative host, with a ticket for this person’s draft that is valid for 5 minutes. */
            preview_url: string | null;
        };
        /** @description The value of a field before and after a change. Both are the same where the field says which part of the record was changed. */
        AuditChange: {
            field: string;
            before: unknown;
            after: unknown;
        };
        /** @description A change of a record. */
        AuditEntry: {
            id: components["schemas"]["Id"];
            at: components["schemas"]["Timestamp"];
            user: components["schemas"]["Named"] | null;
            /** @description Who made the change if it was not a person: a job, tracking, the system. */
            actor: string;
            /** @enum {string} */
            action: "insert" | "update" | "delete";
            entity: string;
            entity_id: components["schemas"]["Id"];
            changes: components["schemas"]["AuditChange"][];
            request_id: string | null;
        };
        AuditList: {
            objects: components["schemas"]["AuditEntry"][];
            total_rows: number;
            start: number;
            limit: number;
        };
        /** @description A column by which the list is sorted. */
        ViewSort: {
            id: string;
            /** @enum {string} */
            direction: "asc" | "desc";
        };
        /** @description The chosen values of a filter. */
        ViewFilter: {
            id: string;
            values: string[];
        };
        /** @description The width of a column in pixels. */
        ViewWidth: {
            id: string;
            width: number;
        };
        /** @description A column that stays at an edge of the table. */
        ViewPin: {
            id: string;
            /** @enum {string} */
            side: "start" | "end";
        };
        /** @description How the columns are arranged. */
        ViewColumns: {
            hidden: string[];
            order: string[];
            widths: components["schemas"]["ViewWidth"][];
            pinned: components["schemas"]["ViewPin"][];
        };
        /** @description What a view keeps of a list: columns, sort and filters. */
        ViewState: {
            sort: components["schemas"]["ViewSort"][];
            filters: components["schemas"]["ViewFilter"][];
            columns: components["schemas"]["ViewColumns"];
        };
        /** @description Fields that answers show and requests write. */
        ViewFields: {
            name?: string;
            state?: components["schemas"]["ViewState"];
        };
        /** @description A saved view of a list. */
        View: {
            name: string;
            state: components["schemas"]["ViewState"];
            reasons: components["schemas"]["Reason"][];
            actions: components["schemas"]["Action"][];
            id: components["schemas"]["Id"];
            /** @description The number of edits; also the ETag. */
            version: number;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
            /** @description The operation that reads the list. */
            list: string;
            /** @description Null when the caller cannot see them. */
            owner: components["schemas"]["Named"] | null;
            is_own: boolean;
            /** @description The account within which it is shared. */
            shared_with: components["schemas"]["Named"] | null;
            /** @description Names of the filters that were left out because the caller may not use them. */
            dropped: string[];
        };
        ViewList: {
            objects: components["schemas"]["View"][];
            total_rows: number;
            start: number;
            limit: number;
        };
        /** @description A new view. */
        ViewCreate: {
            name: string;
            state: components["schemas"]["ViewState"];
            list: string;
        };
        /** @description Changes to a view. An omitted field keeps its value. */
        ViewPatch: {
            name?: string;
            state?: components["schemas"]["ViewState"];
            /** @description The account within which it is shared; null for nobody. */
            shared_with?: number | null;
        };
        /** @description Something that finished, failed or was assigned to the caller. */
        Notification: {
            id: components["schemas"]["Id"];
            kind: string;
            text: string;
            entity: string;
            entity_id: components["schemas"]["Id"];
            account: components["schemas"]["Named"];
            at: components["schemas"]["Timestamp"];
            read_at: components["schemas"]["OptionalTimestamp"];
        };
        NotificationList: {
            objects: components["schemas"]["Notification"][];
            total_rows: number;
            start: number;
            limit: number;
        };
        /** @description The notifications to mark. */
        NotificationsRead: {
            ids?: components["schemas"]["Id"][];
            up_to?: components["schemas"]["Id"];
        };
        /** @description A count on a tile. */
        AttentionLine: {
            code: string;
            count: number;
            text: string;
            urgent: boolean;
            /** @description The query of the list that shows them. */
            query: string;
        };
        /** @description What needs attention in one module. */
        AttentionTile: {
            /** @enum {string} */
            module: "audience-builder" | "campaign-creatives" | "order-management" | "administration";
            lines: components["schemas"]["AttentionLine"][];
        };
        /** @description A kind of work that is waiting for the caller, and the list that shows exactly these records. */
        Work: {
            code: string;
            /** @enum {string} */
            module: "audience-builder" | "campaign-creatives" | "order-management" | "task-management";
            count: number;
            /** @description What the count counts: ‘products to confirm’. */
            text: string;
            /** @description The query of the list that shows them. */
            query: string;
        };
        /** @description Something that is waiting for the caller. */
        Waiting: {
            entity: string;
            id: components["schemas"]["Id"];
            name: string;
            account_id: components["schemas"]["Id"];
            account_name: string;
            /** @description Null for what belongs to no advertiser: an audience. */
            advertiser_name: string | null;
            status: string;
            text: string;
            due_at: components["schemas"]["OptionalTimestamp"];
            /** @description Whether it names the caller: their order, or a task that they took. Others may act on the rest too. */
            is_mine: boolean;
        };
        /** @description How many rows a list of the portal has when it is opened from the navigation. */
        Place: {
            /** @enum {string} */
            place: "people" | "suppressions" | "creatives" | "orders" | "destinations" | "accounts" | "users" | "roles" | "groups" | "permissions" | "advertisers" | "tasks" | "to_do" | "my_tasks";
            count: number;
        };
        /** @description What needs attention, for the landing page. */
        NeedsAttention: {
            tiles: components["schemas"]["AttentionTile"][];
            work: components["schemas"]["Work"][];
            waiting: components["schemas"]["Waiting"][];
            places: components["schemas"]["Place"][];
            /** @description How many records wait for the caller: the sum of the work but for tasks. */
            waiting_total: number;
            /** @description The start of the next deployment that is missed if nobody acts. */
            next_start_at: components["schemas"]["OptionalTimestamp"];
        };
    };
    responses: {
        /** @description The request is malformed; the message names the field. */
        Malformed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["V2Error"];
            };
        };
        /** @description No access token, or an invalid or expired one. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["V2Error"];
            };
        };
        /** @description A permission is missing. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["V2Error"];
            };
        };
        /** @description Too many calls. */
        TooMany: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["V2Error"];
            };
        };
        /** @description The server failed. */
        Internal: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["V2Error"];
            };
        };
        /** @description Temporarily unavailable. */
        Unavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["V2Error"];
            };
        };
        /** @description The record does not exist, or the caller cannot see it. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["V2Error"];
            };
        };
        /** @description The record’s state does not allow it, or something uses the record. */
        Conflict: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["V2Conflict"];
            };
        };
        /** @description The body is too large. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["V2Error"];
            };
        };
        /** @description The content type is not accepted. */
        WrongType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["V2Error"];
            };
        };
        /** @description A validation rule failed. */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["V2Error"];
            };
        };
        /** @description The record was changed in the meantime. */
        Stale: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["V2Conflict"];
            };
        };
    };
    parameters: {
        /** @description Repeating the same key and body within 24 hours returns the first response. */
        IdempotencyKey: string;
        /** @description The number of the page, from 1. */
        start: number;
        /** @description Rows per page. */
        limit: number;
        /** @description Rows per page; the same as limit. */
        count: number;
        /** @description Rows to skip, instead of start. */
        skip: number;
        /** @description field:asc or field:desc; with attribute only asc or desc. */
        order_by: string;
        /** @description The field to sort by. */
        attribute: string;
        /** @description The field to sort by. */
        sort_by: string;
        /** @description Ascending 1, descending -1. */
        sort_dir: 1 | -1;
        /** @description The field to search in. */
        field: string;
        /** @description The text to search for in field. Empty means no search. */
        search: string;
        /** @description The field to search in. */
        search_by: string;
        /** @description The text to search for in search_by. Empty means no search. */
        search_text: string;
        id: components["schemas"]["Id"];
        /** @description The ETag of the edited record. A stale one is refused with 412. */
        IfMatch: string;
        accountId: components["schemas"]["Id"];
        userId: components["schemas"]["Id"];
        account_id: components["schemas"]["Id"];
        /** @description An advertiser of the account. Rates for its vertical come before general ones. */
        advertiser_id: components["schemas"]["Id"];
        product_type: "E-mail deployment" | "Data delivery";
        faultId: components["schemas"]["Id"];
        messageId: number;
        /** @description The first day. */
        from: components["schemas"]["ZoneDay"];
        /** @description The last day. At most 42 days in all, the six weeks of a month’s page. */
        to: components["schemas"]["ZoneDay"];
        /** @description The time zone in which the days begin and end, by its IANA name. Without it, that of the account, or America/New_York where no account is named. */
        time_zone: string;
        /** @description Only of this account. Without it, of all accounts within reach. */
        calendar_account_id: components["schemas"]["Id"];
        /** @description The start that is thought of. */
        starts_at: components["schemas"]["Timestamp"];
        noteId: components["schemas"]["Id"];
        /** @description The id of the last event seen. */
        LastEventId: string;
    };
    requestBodies: never;
    headers: {
        /** @description Seconds to wait. */
        RetryAfter: number;
        /** @description The edit version of the record, for If-Match. */
        ETag: string;
        /** @description The name of the file. */
        ContentDisposition: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MePatch"];
            };
        };
        responses: {
            /** @description The current user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the same key and body within 24 hours returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; no content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPermissions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /** @description The number of the page, from 1. */
                start?: components["parameters"]["start"];
                /** @description Rows per page. */
                limit?: components["parameters"]["limit"];
                /** @description Rows per page; the same as limit. */
                count?: components["parameters"]["count"];
                /** @description Rows to skip, instead of start. */
                skip?: components["parameters"]["skip"];
                /** @description field:asc or field:desc; with attribute only asc or desc. */
                order_by?: components["parameters"]["order_by"];
                /** @description The field to sort by. */
                attribute?: components["parameters"]["attribute"];
                /** @description The field to sort by. */
                sort_by?: components["parameters"]["sort_by"];
                /** @description Ascending 1, descending -1. */
                sort_dir?: components["parameters"]["sort_dir"];
                /** @description The field to search in. */
                field?: components["parameters"]["field"];
                /** @description The text to search for in field. Empty means no search. */
                search?: components["parameters"]["search"];
                /** @description The field to search in. */
                search_by?: components["parameters"]["search_by"];
                /** @description The text to search for in search_by. Empty means no search. */
                search_text?: components["parameters"]["search_text"];
                "first_name:like"?: string;
                "last_name:like"?: string;
                "email:like"?: string;
                "name:like"?: string;
                "role_id:eq"?: components["schemas"]["Id"][];
                "active:eq"?: boolean;
                "account_id:eq"?: components["schemas"]["Id"][];
                ids?: components["schemas"]["Id"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the same key and body within 24 hours returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserCreate"];
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    countUsers: {
        parameters: {
            query?: {
                /** @description The field to search in. */
                field?: components["parameters"]["field"];
                /** @description The text to search for in field. Empty means no search. */
                search?: components["parameters"]["search"];
                /** @description The field to search in. */
                search_by?: components["parameters"]["search_by"];
                /** @description The text to search for in search_by. Empty means no search. */
                search_text?: components["parameters"]["search_text"];
                "first_name:like"?: string;
                "last_name:like"?: string;
                "email:like"?: string;
                "name:like"?: string;
                ids?: components["schemas"]["Id"][];
                "role_id:eq"?: components["schemas"]["Id"][];
                "active:eq"?: boolean;
                "account_id:eq"?: components["schemas"]["Id"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Count"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUsersAccounts: {
        parameters: {
            query: {
                user_ids: components["schemas"]["Id"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The accounts of each user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsersAccounts"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current record. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the edited record. A stale one is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; no content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the edited record. A stale one is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserPatch"];
            };
        };
        responses: {
            /** @description The current record. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUserAccounts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkedAccountList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    setUserAccounts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountIds"];
            };
        };
        responses: {
            /** @description The whole list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkedAccountList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportUsers: {
        parameters: {
            query?: {
                /** @description field:asc or field:desc; with attribute only asc or desc. */
                order_by?: components["parameters"]["order_by"];
                /** @description The field to sort by. */
                attribute?: components["parameters"]["attribute"];
                /** @description The field to sort by. */
                sort_by?: components["parameters"]["sort_by"];
                /** @description Ascending 1, descending -1. */
                sort_dir?: components["parameters"]["sort_dir"];
                /** @description The field to search in. */
                field?: components["parameters"]["field"];
                /** @description The text to search for in field. Empty means no search. */
                search?: components["parameters"]["search"];
                /** @description The field to search in. */
                search_by?: components["parameters"]["search_by"];
                /** @description The text to search for in search_by. Empty means no search. */
                search_text?: components["parameters"]["search_text"];
                "first_name:like"?: string;
                "last_name:like"?: string;
                "email:like"?: string;
                "name:like"?: string;
                "role_id:eq"?: components["schemas"]["Id"][];
                "active:eq"?: boolean;
                "account_id:eq"?: components["schemas"]["Id"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows as CSV. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCheckSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current settings. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckSettings"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCheckSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the edited record. A stale one is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckSettingsPatch"];
            };
        };
        responses: {
            /** @description The current settings. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckSettings"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSendingLimits: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current limits. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SendingLimits"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateSendingLimits: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the edited record. A stale one is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendingLimitsPatch"];
            };
        };
        responses: {
            /** @description The current limits. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SendingLimits"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPlanningRules: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanningRules"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAccountUserIds: {
        parameters: {
            query?: {
                /** @description The number of the page, from 1. */
                start?: components["parameters"]["start"];
                /** @description Rows per page. */
                limit?: components["parameters"]["limit"];
                /** @description Rows per page; the same as limit. */
                count?: components["parameters"]["count"];
                /** @description Rows to skip, instead of start. */
                skip?: components["parameters"]["skip"];
                /** @description field:asc or field:desc; with attribute only asc or desc. */
                order_by?: components["parameters"]["order_by"];
                /** @description The field to sort by. */
                attribute?: components["parameters"]["attribute"];
                /** @description The field to sort by. */
                sort_by?: components["parameters"]["sort_by"];
                /** @description Ascending 1, descending -1. */
                sort_dir?: components["parameters"]["sort_dir"];
                /** @description The field to search in. */
                field?: components["parameters"]["field"];
                /** @description The text to search for in field. Empty means no search. */
                search?: components["parameters"]["search"];
                /** @description The field to search in. */
                search_by?: components["parameters"]["search_by"];
                /** @description The text to search for in search_by. Empty means no search. */
                search_text?: components["parameters"]["search_text"];
                "first_name:like"?: string;
                "last_name:like"?: string;
                "email:like"?: string;
                "name:like"?: string;
                "role_id:eq"?: components["schemas"]["Id"][];
                "active:eq"?: boolean;
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of ids. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserIds"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    linkAccountUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                accountId: components["parameters"]["accountId"];
                userId: components["parameters"]["userId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; no content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    unlinkAccountUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                accountId: components["parameters"]["accountId"];
                userId: components["parameters"]["userId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; no content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSendingDomains: {
        parameters: {
            query?: {
                /** @description The number of the page, from 1. */
                start?: components["parameters"]["start"];
                /** @description Rows per page. */
                limit?: components["parameters"]["limit"];
                /** @description Rows per page; the same as limit. */
                count?: components["parameters"]["count"];
                /** @description Rows to skip, instead of start. */
                skip?: components["parameters"]["skip"];
                /** @description field:asc or field:desc; with attribute only asc or desc. */
                order_by?: components["parameters"]["order_by"];
                /** @description The field to sort by. */
                attribute?: components["parameters"]["attribute"];
                /** @description The field to sort by. */
                sort_by?: components["parameters"]["sort_by"];
                /** @description Ascending 1, descending -1. */
                sort_dir?: components["parameters"]["sort_dir"];
                /** @description The field to search in. */
                field?: components["parameters"]["field"];
                /** @description The text to search for in field. Empty means no search. */
                search?: components["parameters"]["search"];
                /** @description The field to search in. */
                search_by?: components["parameters"]["search_by"];
                /** @description The text to search for in search_by. Empty means no search. */
                search_text?: components["parameters"]["search_text"];
                "domain:like"?: string;
                "account_id:eq"?: components["schemas"]["Id"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SendingDomainList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createSendingDomain: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the same key and body within 24 hours returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendingDomainCreate"];
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SendingDomain"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSendingDomain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current record. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SendingDomain"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteSendingDomain: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the edited record. A stale one is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; no content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkSendingDomain: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the same key and body within 24 hours returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record with the outcome of the check. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SendingDomain"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    rotateSendingDomain: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the same key and body within 24 hours returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record with its next key. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SendingDomain"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRoles: {
        parameters: {
            query?: {
                /** @description The number of the page, from 1. */
                start?: components["parameters"]["start"];
                /** @description Rows per page. */
                limit?: components["parameters"]["limit"];
                /** @description Rows per page; the same as limit. */
                count?: components["parameters"]["count"];
                /** @description Rows to skip, instead of start. */
                skip?: components["parameters"]["skip"];
                /** @description field:asc or field:desc; with attribute only asc or desc. */
                order_by?: components["parameters"]["order_by"];
                /** @description The field to sort by. */
                attribute?: components["parameters"]["attribute"];
                /** @description The field to sort by. */
                sort_by?: components["parameters"]["sort_by"];
                /** @description Ascending 1, descending -1. */
                sort_dir?: components["parameters"]["sort_dir"];
                /** @description The field to search in. */
                field?: components["parameters"]["field"];
                /** @description The text to search for in field. Empty means no search. */
                search?: components["parameters"]["search"];
                /** @description The field to search in. */
                search_by?: components["parameters"]["search_by"];
                /** @description The text to search for in search_by. Empty means no search. */
                search_text?: components["parameters"]["search_text"];
                "name:like"?: string;
                "is_staff:eq"?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoleList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createRole: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the same key and body within 24 hours returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleCreate"];
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Role"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportRoles: {
        parameters: {
            query?: {
                /** @description field:asc or field:desc; with attribute only asc or desc. */
                order_by?: components["parameters"]["order_by"];
                /** @description The field to sort by. */
                attribute?: components["parameters"]["attribute"];
                /** @description The field to sort by. */
                sort_by?: components["parameters"]["sort_by"];
                /** @description Ascending 1, descending -1. */
                sort_dir?: components["parameters"]["sort_dir"];
                /** @description The field to search in. */
                field?: components["parameters"]["field"];
                /** @description The text to search for in field. Empty means no search. */
                search?: components["parameters"]["search"];
                /** @description The field to search in. */
                search_by?: components["parameters"]["search_by"];
                /** @description The text to search for in search_by. Empty means no search. */
                search_text?: components["parameters"]["search_text"];
                "name:like"?: string;
                "is_staff:eq"?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows as CSV. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current record. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Role"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteRole: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the edited record. A stale one is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; no content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateRole: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the edited record. A stale one is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RolePatch"];
            };
        };
        responses: {
            /** @description The current record. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Role"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RolePreview"];
            };
        };
        responses: {
            /** @description Who gains and loses what. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessPreview"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listGroups: {
        parameters: {
            query?: {
                /** @description The number of the page, from 1. */
                start?: components["parameters"]["start"];
                /** @description Rows per page. */
                limit?: components["parameters"]["limit"];
                /** @description Rows per page; the same as limit. */
                count?: components["parameters"]["count"];
                /** @description Rows to skip, instead of start. */
                skip?: components["parameters"]["skip"];
                /** @description field:asc or field:desc; with attribute only asc or desc. */
                order_by?: components["parameters"]["order_by"];
                /** @description The field to sort by. */
                attribute?: components["parameters"]["attribute"];
                /** @description The field to sort by. */
                sort_by?: components["parameters"]["sort_by"];
                /** @description Ascending 1, descending -1. */
                sort_dir?: components["parameters"]["sort_dir"];
                /** @description The field to search in. */
                field?: components["parameters"]["field"];
                /** @description The text to search for in field. Empty means no search. */
                search?: components["parameters"]["search"];
                /** @description The field to search in. */
                search_by?: components["parameters"]["search_by"];
                /** @description The text to search for in search_by. Empty means no search. */
                search_text?: components["parameters"]["search_text"];
                "name:like"?: string;
                "description:like"?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createGroup: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the same key and body within 24 hours returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GroupCreate"];
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Group"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportGroups: {
        parameters: {
            query?: {
                /** @description field:asc or field:desc; with attribute only asc or desc. */
                order_by?: components["parameters"]["order_by"];
                /** @description The field to sort by. */
                attribute?: components["parameters"]["attribute"];
                /** @description The field to sort by. */
                sort_by?: components["parameters"]["sort_by"];
                /** @description Ascending 1, descending -1. */
                sort_dir?: components["parameters"]["sort_dir"];
                /** @description The field to search in. */
                field?: components["parameters"]["field"];
                /** @description The text to search for in field. Empty means no search. */
                search?: components["parameters"]["search"];
                /** @description The field to search in. */
                search_by?: components["parameters"]["search_by"];
                /** @description The text to search for in search_by. Empty means no search. */
                search_text?: components["parameters"]["search_text"];
                "name:like"?: string;
                "description:like"?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows as CSV. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    countGroups: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Count"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current record. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Group"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteGroup: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the edited record. A stale one is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; no content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateGroup: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the edited record. A stale one is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GroupPatch"];
            };
        };
        responses: {
            /** @description The current record. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Group"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listGroupPermissions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupPermissionList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    setGroupPermissions: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the edited record. A stale one is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GroupPermissionsPut"];
            };
        };
        responses: {
            /** @description The whole list. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupPermissionList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewGroupPermissions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GroupPermissionsPut"];
            };
        };
        responses: {
            /** @description Who gains and loses what. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessPreview"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDownload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                file_type: components["schemas"]["FileType"];
                owner_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The signed URL. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Download"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    bulkCreatives: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the same key and body within 24 hours returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreativeBulk"];
            };
        };
        responses: {
            /** @description Each record, with the reason if it was refused. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    bulkAudiences: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the same key and body within 24 hours returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AudienceBulk"];
            };
        };
        responses: {
            /** @description Each record, with the reason if it was refused. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    bulkOrders: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the same key and body within 24 hours returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderBulk"];
            };
        };
        responses: {
            /** @description Each record, with the reason if it was refused. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    bulkProducts: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the same key and body within 24 hours returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductBulk"];
            };
        };
        responses: {
            /** @description Each product, with the reason if it was refused. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewProducts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductPreviewRequest"];
            };
        };
        responses: {
            /** @description The products as they would be. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductPreviewList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRateInUse: {
        parameters: {
            query: {
                account_id: components["parameters"]["account_id"];
                /** @description An advertiser of the account. Rates for its vertical come before general ones. */
                advertiser_id: components["parameters"]["advertiser_id"];
                product_type: components["parameters"]["product_type"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rate. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateInUse"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLaunchProofread: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The faults and decisions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Proofread"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    decideProofreadFault: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
                faultId: components["parameters"]["faultId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProofreadDecide"];
            };
        };
        responses: {
            /** @description The faults and decisions as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Proofread"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProofreadMails: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
                faultId: components["parameters"]["faultId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mails. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProofreadMailList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProofreadText: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
                messageId: components["parameters"]["messageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mail. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProofreadText"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProductCalendar: {
        parameters: {
            query: {
                /** @description The first day. */
                from: components["parameters"]["from"];
                /** @description The last day. At most 42 days in all, the six weeks of a month’s page. */
                to: components["parameters"]["to"];
                /** @description The time zone in which the days begin and end, by its IANA name. Without it, that of the account, or America/New_York where no account is named. */
                time_zone?: components["parameters"]["time_zone"];
                /** @description Only of this account. Without it, of all accounts within reach. */
                "account_id:eq"?: components["parameters"]["calendar_account_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The products and the days. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductCalendar"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProductOverlaps: {
        parameters: {
            query: {
                /** @description The first day. */
                from: components["parameters"]["from"];
                /** @description The last day. At most 42 days in all, the six weeks of a month’s page. */
                to: components["parameters"]["to"];
                /** @description The time zone in which the days begin and end, by its IANA name. Without it, that of the account, or America/New_York where no account is named. */
                time_zone?: components["parameters"]["time_zone"];
                /** @description Only of this account. Without it, of all accounts within reach. */
                "account_id:eq"?: components["parameters"]["calendar_account_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pairs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductOverlapList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReports: {
        parameters: {
            query?: {
                /** @description The number of the page, from 1. */
                start?: components["parameters"]["start"];
                /** @description Rows per page. */
                limit?: components["parameters"]["limit"];
                /** @description Rows per page; the same as limit. */
                count?: components["parameters"]["count"];
                /** @description Rows to skip, instead of start. */
                skip?: components["parameters"]["skip"];
                /** @description field:asc or field:desc; with attribute only asc or desc. */
                order_by?: components["parameters"]["order_by"];
                /** @description The field to sort by. */
                attribute?: components["parameters"]["attribute"];
                /** @description The field to sort by. */
                sort_by?: components["parameters"]["sort_by"];
                /** @description Ascending 1, descending -1. */
                sort_dir?: components["parameters"]["sort_dir"];
                /** @description The field to search in. */
                field?: components["parameters"]["field"];
                /** @description The text to search for in field. Empty means no search. */
                search?: components["parameters"]["search"];
                /** @description The field to search in. */
                search_by?: components["parameters"]["search_by"];
                /** @description The text to search for in search_by. Empty means no search. */
                search_text?: components["parameters"]["search_text"];
                "product_name:like"?: string;
                "account_id:eq"?: components["schemas"]["Id"][];
                "advertiser_id:eq"?: components["schemas"]["Id"][];
                "order_id:eq"?: components["schemas"]["Id"][];
                "product_status:eq"?: components["schemas"]["ProductStatus"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportReports: {
        parameters: {
            query?: {
                /** @description field:asc or field:desc; with attribute only asc or desc. */
                order_by?: components["parameters"]["order_by"];
                /** @description The field to sort by. */
                attribute?: components["parameters"]["attribute"];
                /** @description The field to sort by. */
                sort_by?: components["parameters"]["sort_by"];
                /** @description Ascending 1, descending -1. */
                sort_dir?: components["parameters"]["sort_dir"];
                /** @description The field to search in. */
                field?: components["parameters"]["field"];
                /** @description The text to search for in field. Empty means no search. */
                search?: components["parameters"]["search"];
                /** @description The field to search in. */
                search_by?: components["parameters"]["search_by"];
                /** @description The text to search for in search_by. Empty means no search. */
                search_text?: components["parameters"]["search_text"];
                "product_name:like"?: string;
                "account_id:eq"?: components["schemas"]["Id"][];
                "advertiser_id:eq"?: components["schemas"]["Id"][];
                "order_id:eq"?: components["schemas"]["Id"][];
                "product_status:eq"?: components["schemas"]["ProductStatus"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows as CSV. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    lookAtProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Noted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOverlapsOfProduct: {
        parameters: {
            query: {
                /** @description The start that is thought of. */
                starts_at: components["parameters"]["starts_at"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pairs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductOverlapList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProductNotes: {
        parameters: {
            query?: {
                /** @description The number of the page, from 1. */
                start?: components["parameters"]["start"];
                /** @description Rows per page. */
                limit?: components["parameters"]["limit"];
                /** @description Rows per page; the same as limit. */
                count?: components["parameters"]["count"];
                /** @description Rows to skip, instead of start. */
                skip?: components["parameters"]["skip"];
                /** @description field:asc or field:desc; with attribute only asc or desc. */
                order_by?: components["parameters"]["order_by"];
                /** @description The field to sort by. */
                attribute?: components["parameters"]["attribute"];
                /** @description The field to sort by. */
                sort_by?: components["parameters"]["sort_by"];
                /** @description Ascending 1, descending -1. */
                sort_dir?: components["parameters"]["sort_dir"];
                /** @description The field to search in. */
                field?: components["parameters"]["field"];
                /** @description The text to search for in field. Empty means no search. */
                search?: components["parameters"]["search"];
                /** @description The field to search in. */
                search_by?: components["parameters"]["search_by"];
                /** @description The text to search for in search_by. Empty means no search. */
                search_text?: components["parameters"]["search_text"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductNoteList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createProductNote: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the same key and body within 24 hours returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductNoteCreate"];
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductNote"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteProductNote: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the edited record. A stale one is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["id"];
                noteId: components["parameters"]["noteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; no content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateProductNote: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the edited record. A stale one is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["id"];
                noteId: components["parameters"]["noteId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductNotePatch"];
            };
        };
        responses: {
            /** @description The current record. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductNote"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    bulkTasks: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the same key and body within 24 hours returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskBulk"];
            };
        };
        responses: {
            /** @description Each record, with the reason if it was refused. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    overrideCreativeErrors: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the same key and body within 24 hours returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["OverrideErrors"];
            };
        };
        responses: {
            /** @description The current record. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Creative"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeCreativeLabels: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the same key and body within 24 hours returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreativeLabelsChange"];
            };
        };
        responses: {
            /** @description The current record. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Creative"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPartSignOffs: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The parts, in the order of the page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartSignOffList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    signOffPart: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the same key and body within 24 hours returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PartSignOffRequest"];
            };
        };
        responses: {
            /** @description The parts, as they stand now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartSignOffList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCreativeTests: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tests, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestSendHistory"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendCreativeTest: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the same key and body within 24 hours returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TestSendRequest"];
            };
        };
        responses: {
            /** @description The test send; it is delivered in the background. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestSend"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMendedCreative: {
        parameters: {
            query: {
                /** @description The kinds of findings to mend. */
                kinds: components["schemas"]["MendKind"][];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The changed text, with what was changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MendedCreative"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkCreativeLines: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreativeLines"];
            };
        };
        responses: {
            /** @description The findings, the most severe first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LineFindingList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCreativeSource: {
        parameters: {
            query?: {
                /** @description The number of the revision. */
                revision?: number;
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreativeSource"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCreativeDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The draft. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreativeDraft"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveCreativeDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreativeDraftInput"];
            };
        };
        responses: {
            /** @description What was kept, and where it can be seen. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptDraft"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    discardCreativeDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; no content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAudit: {
        parameters: {
            query: {
                /** @description The number of the page, from 1. */
                start?: components["parameters"]["start"];
                /** @description Rows per page. */
                limit?: components["parameters"]["limit"];
                /** @description Rows per page; the same as limit. */
                count?: components["parameters"]["count"];
                /** @description Rows to skip, instead of start. */
                skip?: components["parameters"]["skip"];
                /** @description field:asc or field:desc; with attribute only asc or desc. */
                order_by?: components["parameters"]["order_by"];
                /** @description The field to sort by. */
                attribute?: components["parameters"]["attribute"];
                /** @description The field to sort by. */
                sort_by?: components["parameters"]["sort_by"];
                /** @description Ascending 1, descending -1. */
                sort_dir?: components["parameters"]["sort_dir"];
                /** @description The field to search in. */
                field?: components["parameters"]["field"];
                /** @description The text to search for in field. Empty means no search. */
                search?: components["parameters"]["search"];
                /** @description The field to search in. */
                search_by?: components["parameters"]["search_by"];
                /** @description The text to search for in search_by. Empty means no search. */
                search_text?: components["parameters"]["search_text"];
                entity: string;
                entity_id: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    streamEvents: {
        parameters: {
            query?: never;
            header?: {
                /** @description The id of the last event seen. */
                "Last-Event-ID"?: components["parameters"]["LastEventId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Events, each in one data line, until the client disconnects or the event end comes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listViews: {
        parameters: {
            query?: {
                /** @description The number of the page, from 1. */
                start?: components["parameters"]["start"];
                /** @description Rows per page. */
                limit?: components["parameters"]["limit"];
                /** @description Rows per page; the same as limit. */
                count?: components["parameters"]["count"];
                /** @description Rows to skip, instead of start. */
                skip?: components["parameters"]["skip"];
                /** @description field:asc or field:desc; with attribute only asc or desc. */
                order_by?: components["parameters"]["order_by"];
                /** @description The field to sort by. */
                attribute?: components["parameters"]["attribute"];
                /** @description The field to sort by. */
                sort_by?: components["parameters"]["sort_by"];
                /** @description Ascending 1, descending -1. */
                sort_dir?: components["parameters"]["sort_dir"];
                /** @description The field to search in. */
                field?: components["parameters"]["field"];
                /** @description The text to search for in field. Empty means no search. */
                search?: components["parameters"]["search"];
                /** @description The field to search in. */
                search_by?: components["parameters"]["search_by"];
                /** @description The text to search for in search_by. Empty means no search. */
                search_text?: components["parameters"]["search_text"];
                "list:eq"?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ViewList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createView: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the same key and body within 24 hours returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ViewCreate"];
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["View"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteView: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the edited record. A stale one is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; no content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateView: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the edited record. A stale one is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ViewPatch"];
            };
        };
        responses: {
            /** @description The current record. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["View"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                /** @description The number of the page, from 1. */
                start?: components["parameters"]["start"];
                /** @description Rows per page. */
                limit?: components["parameters"]["limit"];
                /** @description Rows per page; the same as limit. */
                count?: components["parameters"]["count"];
                /** @description Rows to skip, instead of start. */
                skip?: components["parameters"]["skip"];
                /** @description field:asc or field:desc; with attribute only asc or desc. */
                order_by?: components["parameters"]["order_by"];
                /** @description The field to sort by. */
                attribute?: components["parameters"]["attribute"];
                /** @description The field to sort by. */
                sort_by?: components["parameters"]["sort_by"];
                /** @description Ascending 1, descending -1. */
                sort_dir?: components["parameters"]["sort_dir"];
                /** @description The field to search in. */
                field?: components["parameters"]["field"];
                /** @description The text to search for in field. Empty means no search. */
                search?: components["parameters"]["search"];
                /** @description The field to search in. */
                search_by?: components["parameters"]["search_by"];
                /** @description The text to search for in search_by. Empty means no search. */
                search_text?: components["parameters"]["search_text"];
                "unread:eq"?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationList"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    readNotifications: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the same key and body within 24 hours returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationsRead"];
            };
        };
        responses: {
            /** @description How many are still unread. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Count"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getNeedsAttention: {
        parameters: {
            query?: {
                account_id?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What needs attention. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NeedsAttention"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
}
