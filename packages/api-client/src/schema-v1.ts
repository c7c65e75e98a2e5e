// Made by `npm run generate` from openapi/portal-v1.yaml. Not edited by hand.
export interface paths {
    "/my_permission": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Shows the permissions, the role and the fields of the current user. */
        get: operations["getMyPermission"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/permission": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists every permission. */
        get: operations["listPermissionsV1"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** @description Deletes a user. */
        delete: operations["deleteUserV1"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the caller’s accounts
         * @description Lists the caller’s accounts: id, name and logo; all other fields need can_view_account.
         */
        get: operations["listAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Shows an account. */
        get: operations["getAccount"];
        put?: never;
        /**
         * Replaces an account
         * @description Replaces an account. It is a POST because the portal’s generic client sends its PUT that way.
         */
        post: operations["replaceAccount"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Changes an account
         * @description Changes an account. Each field needs its own permission.
         */
        patch: operations["updateAccount"];
        trace?: never;
    };
    "/account/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Streams accounts as CSV
         * @description Streams accounts as CSV: all rows of the list with its filters and order. Cells that a spreadsheet would run as formulas are neutralised.
         */
        post: operations["exportAccounts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/email_account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists the accounts the caller may work for, as choices for a form. */
        get: operations["listEmailAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/timezone_details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists the time zones with their current abbreviation and offset. */
        get: operations["listTimeZones"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vertical": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists the lines of business. */
        get: operations["listVerticals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/advertiser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists advertisers. */
        get: operations["listAdvertisers"];
        put?: never;
        /** @description Adds an advertiser. */
        post: operations["createAdvertiser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/advertiser/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Streams advertisers as CSV
         * @description Streams advertisers as CSV: all rows of the list with its filters and order. Cells that a spreadsheet would run as formulas are neutralised.
         */
        post: operations["exportAdvertisers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/advertiser/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Shows an advertiser. */
        get: operations["getAdvertiser"];
        put?: never;
        /**
         * Replaces an advertiser
         * @description Replaces an advertiser. It is a POST because the portal’s generic client sends its PUT that way.
         */
        post: operations["replaceAdvertiser"];
        /** @description Deletes an advertiser. */
        delete: operations["deleteAdvertiser"];
        options?: never;
        head?: never;
        /**
         * Changes an advertiser
         * @description Changes an advertiser. An omitted field keeps its value; null clears it.
         */
        patch: operations["updateAdvertiser"];
        trace?: never;
    };
    "/sender_profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists sender profiles. */
        get: operations["listSenderProfiles"];
        put?: never;
        /** @description Adds a sender profile. */
        post: operations["createSenderProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sender_profile/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Streams sender profiles as CSV
         * @description Streams sender profiles as CSV: all rows of the list with its filters and order. Cells that a spreadsheet would run as formulas are neutralised.
         */
        post: operations["exportSenderProfiles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sender_profile/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Shows a sender profile. */
        get: operations["getSenderProfile"];
        put?: never;
        post?: never;
        /** @description Deletes a sender profile. */
        delete: operations["deleteSenderProfile"];
        options?: never;
        head?: never;
        /**
         * Changes a sender profile
         * @description Changes a sender profile. An omitted field keeps its value; null clears it.
         */
        patch: operations["updateSenderProfile"];
        trace?: never;
    };
    "/install": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists delivery destinations
         * @description Lists delivery destinations. S3 ones also need can_access_internal_s3, SFTP ones can_access_internal_sftp.
         */
        get: operations["listInstalls"];
        put?: never;
        /**
         * Adds a delivery destination
         * @description Adds a delivery destination. S3 ones also need can_access_internal_s3, SFTP ones can_access_internal_sftp.
         */
        post: operations["createInstall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/install/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Streams delivery destinations as CSV
         * @description Streams delivery destinations as CSV: all rows of the list with its filters and order, S3 ones only with can_access_internal_s3, SFTP ones only with can_access_internal_sftp. Cells that a spreadsheet would run as formulas are neutralised.
         */
        post: operations["exportInstalls"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/install/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Shows a delivery destination. */
        get: operations["getInstall"];
        put?: never;
        /**
         * Replaces a delivery destination
         * @description Replaces a delivery destination. It is a POST because the portal’s generic client sends its PUT that way.
         */
        post: operations["replaceInstall"];
        /** @description Deletes a delivery destination. */
        delete: operations["deleteInstall"];
        options?: never;
        head?: never;
        /**
         * Changes a delivery destination
         * @description Changes a delivery destination. An omitted field keeps its value; null clears it.
         */
        patch: operations["updateInstall"];
        trace?: never;
    };
    "/install/{id}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Checks a delivery destination
         * @description Writes a small file to the destination, reads it back and removes it. The answer is 200 whether the check passed or failed; `last_check_step` says which step failed. The first check of an SFTP server stores its host key.
         */
        post: operations["checkInstall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/s3": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists S3 delivery destinations. */
        get: operations["listS3Installs"];
        put?: never;
        /** @description Adds an S3 delivery destination. */
        post: operations["createS3Install"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/s3/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Shows an S3 delivery destination
         * @description Shows an S3 delivery destination. Any other kind answers 404.
         */
        get: operations["getS3Install"];
        put?: never;
        post?: never;
        /**
         * Deletes an S3 delivery destination
         * @description Deletes an S3 delivery destination. Any other kind answers 404.
         */
        delete: operations["deleteS3Install"];
        options?: never;
        head?: never;
        /**
         * Changes an S3 delivery destination
         * @description Changes an S3 delivery destination. Any other kind answers 404.
         */
        patch: operations["updateS3Install"];
        trace?: never;
    };
    "/sftp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists SFTP delivery destinations. */
        get: operations["listSftpInstalls"];
        put?: never;
        /** @description Adds an SFTP delivery destination. */
        post: operations["createSftpInstall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sftp/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Shows an SFTP delivery destination
         * @description Shows an SFTP delivery destination. Any other kind answers 404.
         */
        get: operations["getSftpInstall"];
        put?: never;
        post?: never;
        /**
         * Deletes an SFTP delivery destination
         * @description Deletes an SFTP delivery destination. Any other kind answers 404.
         */
        delete: operations["deleteSftpInstall"];
        options?: never;
        head?: never;
        /**
         * Changes an SFTP delivery destination
         * @description Changes an SFTP delivery destination. Any other kind answers 404.
         */
        patch: operations["updateSftpInstall"];
        trace?: never;
    };
    "/creative_type": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists the kinds of content a creative can have. */
        get: operations["listCreativeTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creatives": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists creatives. */
        get: operations["listCreatives"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creative": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds a creative
         * @description Adds a creative and starts its check unless it is a draft. A draft that comes without subject or preheader takes the title and the hidden preheader of its HTML. Uploads also need can_upload_file.
         */
        post: operations["createCreative"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creative/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Shows a creative. */
        get: operations["getCreative"];
        put?: never;
        /**
         * Replaces a creative
         * @description Replaces a creative. It is a POST because the portal’s generic client sends its PUT that way.
         */
        post: operations["replaceCreative"];
        /** @description Deletes a creative. */
        delete: operations["deleteCreative"];
        options?: never;
        head?: never;
        /**
         * Changes a creative
         * @description Changes a creative. An omitted field keeps its value; an empty one clears it. New content makes a new revision and starts its check. Uploads also need can_upload_file.
         */
        patch: operations["updateCreative"];
        trace?: never;
    };
    "/creatives/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Counts, per status, the creatives that listCreatives would list with the same filters and search. */
        get: operations["countCreatives"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creatives/labels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists the labels of an account’s creatives, or of all reachable accounts, with how many creatives have each. */
        get: operations["countCreativeLabels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creatives/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Streams creatives as CSV
         * @description Streams creatives as CSV: all rows of the list with its filters and order. Cells that a spreadsheet would run as formulas are neutralised.
         */
        post: operations["exportCreatives"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creative/{id}/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists the revisions of a creative, newest first. */
        get: operations["listCreativeRevisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creative/{id}/findings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists the findings in the newest revision, the most severe first and the overridden ones last. Without start, limit, count and skip: all of them. */
        get: operations["listCreativeFindings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creative/{id}/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Checks the newest revision again. A Draft leaves Draft, unless the body says draft. */
        post: operations["validateCreative"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creative/{id}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Copies a creative
         * @description Copies the newest revision of a creative into a new one, which is a Draft. Findings and sign-offs stay behind.
         */
        post: operations["duplicateCreative"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creative/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Rejects a creative with a reason, or withdraws the rejection. */
        post: operations["rejectCreative"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/email_link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists the links of the newest revision of a creative. */
        get: operations["listEmailLinks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/email_link/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Shows a link. */
        get: operations["getEmailLink"];
        put?: never;
        /**
         * Replaces a link
         * @description Replaces a link. It is a POST because the portal’s generic client sends its PUT that way.
         */
        post: operations["replaceEmailLink"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Changes a link
         * @description Changes a link. An omitted field keeps its value; null clears it.
         */
        patch: operations["updateEmailLink"];
        trace?: never;
    };
    "/email_client": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists the e-mail clients of the newest revision of a creative. */
        get: operations["listEmailClients"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/email_client/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Shows the sign-off of an e-mail client. */
        get: operations["getEmailClient"];
        put?: never;
        /**
         * Replaces the sign-off of an e-mail client
         * @description Replaces the sign-off of an e-mail client. It is a POST because the portal’s generic client sends its PUT that way.
         */
        post: operations["replaceEmailClient"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Changes the sign-off of an e-mail client
         * @description Changes the sign-off of an e-mail client. An omitted field keeps its value; null clears it.
         */
        patch: operations["updateEmailClient"];
        trace?: never;
    };
    "/seed_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists the first rows of a creative’s seed lists, its own or the advertiser’s. */
        get: operations["listSeeds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seed_list/send_email_test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sends the newest revision to its test seeds
         * @description Sends the newest revision to its test seeds: a revision at most once in 30 seconds, a user at most 10 an hour.
         */
        get: operations["sendTestEmail"];
        put?: never;
        /** @description Sends the newest revision to its test seeds. */
        post: operations["sendTestEmailPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audience/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Uploads a CSV of people and reads its first rows
         * @description Uploads a CSV of people and reads its first rows: the columns, a sample and a guessed mapping.
         */
        post: operations["uploadAudienceFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audience/file/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Shows an uploaded file that an audience can be made of. */
        get: operations["getAudienceFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audience/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the caller’s unfinished uploads
         * @description Lists the caller’s uploads that aren’t files of people yet, the newest first.
         */
        get: operations["listAudienceUploads"];
        put?: never;
        /**
         * Starts an upload that can go on after a break
         * @description Starts an upload of a CSV, a spreadsheet (.xlsx), or either packed with gzip or ZIP, by the protocol tus 1.0.0. Its bytes come by PATCH to the address that the answer names. Nothing is stored yet. A length over the limit is refused now. One person has at most three open uploads of 4 GiB together.
         */
        post: operations["startAudienceUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audience/upload/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Shows one of the caller’s uploads, how far it is and what it holds. */
        get: operations["getAudienceUpload"];
        put?: never;
        post?: never;
        /** @description Ends an upload and removes its bytes. */
        delete: operations["removeAudienceUpload"];
        options?: never;
        /**
         * Tells where an upload goes on
         * @description Tells how many bytes of an upload are stored, in the header Upload-Offset of tus 1.0.0.
         */
        head: operations["findAudienceUploadOffset"];
        /**
         * Adds bytes to an upload
         * @description Adds bytes at the end of an upload, as tus 1.0.0 says. Bytes that came before the connection broke stay. The last byte starts the reading of the file, in the background.
         */
        patch: operations["continueAudienceUpload"];
        trace?: never;
    };
    "/audience/upload/{id}/table": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Chooses the table of a packed file
         * @description Chooses which file of a ZIP, or which sheet of a workbook, has the people. It is unpacked in the background. Another one can be chosen later, as long as the upload is kept.
         */
        post: operations["chooseAudienceTable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audience/file/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reads an uploaded file in another way
         * @description Reads the first rows of an uploaded file again, as a person says how it is written. What is left out is found out from the file. The answer is another upload of the same file, so that nothing changes for who uses the first one.
         */
        post: operations["readAudienceFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audience/file/{id}/consent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reads what a file says about consent
         * @description Reads the whole file and tells which of its columns say that people must not be mailed, and how many rows they leave out. Names records that a quote makes doubtful, and how the import reads them. Changes nothing.
         */
        post: operations["profileAudienceConsent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audience/file/{id}/consent/suppression": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Counts whom a suppression of opted-out people would reach
         * @description Reads the whole file and counts the people whom it says not to mail: those who are suppressed already, and those whom other audiences of the account reach now. Changes nothing.
         */
        post: operations["countConsentSuppression"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audience/file/{id}/sample": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reads a sample of a file as its import will read it
         * @description Reads the first rows of the file, and rows from where the import’s second transaction begins. Tells of each whether the import will reject it and why, whether it says not to mail its person, and which earlier row has the same address. Changes nothing.
         */
        post: operations["sampleAudienceFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audience": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists audiences. */
        get: operations["listAudiences"];
        put?: never;
        /** @description Adds an audience from an uploaded file and starts its import. */
        post: operations["createAudience"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audience/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Shows an audience. */
        get: operations["getAudience"];
        put?: never;
        /**
         * Replaces an audience
         * @description Replaces an audience. It is a POST because the portal’s generic client sends its PUT that way.
         */
        post: operations["replaceAudience"];
        /** @description Deletes an audience. */
        delete: operations["deleteAudience"];
        options?: never;
        head?: never;
        /**
         * Changes an audience
         * @description Changes an audience. A new file or mapping starts an import; the version in use stays until it succeeds.
         */
        patch: operations["updateAudience"];
        trace?: never;
    };
    "/audience/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Streams audiences as CSV
         * @description Streams audiences as CSV: all rows of the list with its filters and order. Cells that a spreadsheet would run as formulas are neutralised.
         */
        post: operations["exportAudiences"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audience/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Cancels the running import. */
        post: operations["cancelAudienceImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audience/{id}/comparison": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tells how many people a file would replace, add or correct
         * @description Reads a whole uploaded file and tells how many people of the version in use would go and how many would come, for each way to import it. Changes nothing.
         */
        post: operations["compareAudienceFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audience/{id}/corrections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Merges corrected rows into the version in use
         * @description Merges corrected rows into the version in use. The file is the export of its rejected rows, corrected: each row replaces the one that its column ‘Line’ names, and everybody else stays. The version gets another ingest; one that a launch used is copied first. Sending a file again changes nothing.
         */
        post: operations["correctAudienceRejects"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audience/{id}/corrections/rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Merges rejected rows that were corrected in place
         * @description Merges rejected rows with their corrected values into the version in use, as a file of corrections does: the rows become a file of the version. Values are taken as typed. Rows that were corrected before change nothing.
         */
        post: operations["correctAudienceRows"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audience/{id}/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists the members of the version in use, masked. */
        get: operations["listAudienceMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audience/{id}/rejected-rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the rejected rows that can be corrected
         * @description Lists the rejected rows of the version in use that nobody has corrected yet, as they are in their files. Like the download of them it isn’t masked, because nobody could correct a masked address.
         */
        get: operations["listRejectedRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audience/{id}/rejects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Streams the rejected rows of the newest import as they were in the file, each with its line and the reason. For a bad address the reason says what is wrong with it: ‘Bad address: two @’. */
        post: operations["downloadAudienceRejects"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audience/{id}/opt-outs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Streams the rows of the newest import that the file says must not be mailed, each with its line and the cell that says so. */
        post: operations["downloadAudienceOptOuts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audience/{id}/suppress-opt-outs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Adds the people whom the files of the audience say not to mail to a suppression list of the account. */
        post: operations["suppressAudienceOptOuts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/suppression": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists suppression lists. */
        get: operations["listSuppressions"];
        put?: never;
        /**
         * Adds a suppression list from a CSV or lines of text
         * @description Adds a suppression list from a CSV or lines of text. Only Super Admin may add one for all accounts; a CSV also needs can_upload_file.
         */
        post: operations["createSuppression"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/suppression/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Streams suppression lists as CSV
         * @description Streams suppression lists as CSV: all rows of the list with its filters and order. Cells that a spreadsheet would run as formulas are neutralised.
         */
        post: operations["exportSuppressions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/suppression/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Shows a suppression list. */
        get: operations["getSuppression"];
        put?: never;
        /**
         * Replaces a suppression list
         * @description Replaces a suppression list. It is a POST because the portal’s generic client sends its PUT that way.
         */
        post: operations["replaceSuppression"];
        /** @description Deletes a suppression list. */
        delete: operations["deleteSuppression"];
        options?: never;
        head?: never;
        /**
         * Changes a suppression list
         * @description Changes a suppression list. An omitted field keeps its value; null clears it.
         */
        patch: operations["updateSuppression"];
        trace?: never;
    };
    "/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists orders. */
        get: operations["listOrders"];
        put?: never;
        /** @description Adds an order, with its products if the request has any. When one of them is refused, nothing is added, and the error names its field: `products.0.volume_ordered`. */
        post: operations["createOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Shows an order. */
        get: operations["getOrder"];
        put?: never;
        /**
         * Replaces an order
         * @description Replaces an order. It is a POST because the portal’s generic client sends its PUT that way.
         */
        post: operations["replaceOrder"];
        /** @description Deletes an order. */
        delete: operations["deleteOrder"];
        options?: never;
        head?: never;
        /**
         * Changes an order
         * @description Changes an order. An omitted field keeps its value; null clears it.
         */
        patch: operations["updateOrder"];
        trace?: never;
    };
    "/orders/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Streams orders as CSV
         * @description Streams orders as CSV: all rows of the list with its filters and order. Cells that a spreadsheet would run as formulas are neutralised.
         */
        post: operations["exportOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submits an order
         * @description Submits an order: its products leave Draft once they have what they need.
         */
        post: operations["submitOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Copies an order
         * @description Copies an order with its products. The copy is not submitted. Its products have neither start nor end, unless the request says by how many days they are moved.
         */
        post: operations["duplicateOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists products. */
        get: operations["listProducts"];
        put?: never;
        /** @description Adds a product to an order. */
        post: operations["createProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Counts, per group, the products that listProducts would list with the same filters and search, and those that it would list with `actor:eq=me` as the only filter by who acts. */
        get: operations["countProductGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Shows a product. */
        get: operations["getProduct"];
        put?: never;
        /**
         * Replaces a product
         * @description Replaces a product. It is a POST because the portal’s generic client sends its PUT that way.
         */
        post: operations["replaceProduct"];
        /** @description Deletes a product. */
        delete: operations["deleteProduct"];
        options?: never;
        head?: never;
        /**
         * Changes a product that is not pinned
         * @description Changes a product that is not pinned. An omitted field keeps its value; null clears it.
         */
        patch: operations["updateProduct"];
        trace?: never;
    };
    "/product/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Streams products as CSV
         * @description Streams products as CSV: all rows of the list with its filters and order. Cells that a spreadsheet would run as formulas are neutralised.
         */
        post: operations["exportProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product_rate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists the rates for all accounts and those of the caller’s accounts. */
        get: operations["listProductRates"];
        put?: never;
        /**
         * Adds a rate
         * @description Adds a rate for an account. Only Super Admin may add one for all accounts.
         */
        post: operations["createProductRate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product_rate/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Streams rates as CSV
         * @description Streams rates as CSV: all rows of the list with its filters and order. Cells that a spreadsheet would run as formulas are neutralised.
         */
        post: operations["exportProductRates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product_rate/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Changes a rate
         * @description Changes a rate. Only Super Admin may change one for all accounts.
         */
        patch: operations["updateProductRate"];
        trace?: never;
    };
    "/product/{id}/launch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Launches a product that is ready
         * @description Launches a product that is ready: pins its creative and audience and starts the hold time. Resumes one that is paused or has a failed step.
         */
        post: operations["launchProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/{id}/relaunch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Launches a product again after an error or a cancellation, or a paused one with a corrected creative
         * @description Launches a product again after an error or a cancellation. Nobody is mailed a second time. A paused product whose creative has a newer, approved revision is sent with this one to those who weren’t mailed yet: its paused attempt ends as by `abort`, which needs can_abort_product too. A refusal leaves the paused attempt as it is.
         */
        post: operations["relaunchProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/{id}/abort": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Cancels a launched product permanently, or pauses it. */
        post: operations["abortProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/{id}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Gives the go-ahead for the prepared numbers, takes it back within the account’s undo time, accepts a lower count or, for this creative, the mail of another advertiser, or sends the product back to its owner. */
        post: operations["confirmProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/{id}/process": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists the steps of all attempts as the engine sees them, including raw errors. */
        get: operations["getProductProcess"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/launch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists the attempts of a product, newest first. */
        get: operations["listLaunches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/launch/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Shows an attempt with its manifest and counts. */
        get: operations["getLaunch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/launch/{id}/in-doubt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Settles the messages in doubt
         * @description Settles the messages in doubt: either they count as sent, or they are sent again.
         */
        post: operations["settleInDoubt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product_response": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists the response data of a product by day. */
        get: operations["listProductResponses"];
        put?: never;
        /**
         * Uploads response data from other systems
         * @description Uploads response data from other systems. A day that already exists is replaced.
         */
        post: operations["uploadProductResponses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product_response/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Streams response data as CSV
         * @description Streams response data as CSV: all rows of the list with its filters and order. Cells that a spreadsheet would run as formulas are neutralised.
         */
        post: operations["exportProductResponses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/looker": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Returns where the report of a product is shown. */
        get: operations["getLooker"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/{id}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the report of a product
         * @description Returns the report of a product: ordered and delivered volume, responses by day, clicks by link.
         */
        get: operations["getProductReport"];
        put?: never;
        /** @description The report by day as CSV. */
        post: operations["downloadProductReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/task": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists the tasks of the caller’s accounts. */
        get: operations["listTasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/task/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Streams tasks as CSV
         * @description Streams tasks as CSV: all rows of the list with its filters and order. Cells that a spreadsheet would run as formulas are neutralised.
         */
        post: operations["exportTasks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/task/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Shows a task. */
        get: operations["getTask"];
        put?: never;
        /**
         * Replaces a task
         * @description Replaces a task. It is a POST because the portal’s generic client sends its PUT that way.
         */
        post: operations["replaceTask"];
        delete?: never;
        options?: never;
        head?: never;
        /** @description Changes a task’s assignee and dates. */
        patch: operations["updateTask"];
        trace?: never;
    };
    "/task/{id}/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Assigns a task to the caller. */
        post: operations["claimTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/task/{id}/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Unassigns a task. */
        post: operations["releaseTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/task/{id}/done": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finishes a personal task
         * @description Finishes a personal task. Needs the permissions of the action that fixes it.
         */
        post: operations["finishTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/task/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tries the automatic repair again
         * @description Tries the automatic repair again. Needs the permissions of the action that fixes the task.
         */
        post: operations["retryTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/task/{id}/comment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Adds a comment to a task. */
        post: operations["commentTask"];
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
        /** @description The current user. Without can_view_current_user only id and permissions. */
        MyPermission: {
            id: components["schemas"]["Id"];
            permissions: components["schemas"]["HeldPermission"][];
            first_name?: string;
            last_name?: string;
            email?: string;
            active?: boolean;
            role?: components["schemas"]["Named"];
            created_at?: components["schemas"]["Timestamp"];
        };
        /** @description A message about one object and, if it concerns one, a product. */
        ErrorChild: {
            object?: string;
            product?: string;
            message: string;
        };
        /** @description An error of v1 with the messages below it. */
        ErrorNode: {
            message: string;
            children?: components["schemas"]["ErrorChild"][];
        };
        /** @description An error of v1. */
        V1Error: {
            message: string;
            errors?: string | components["schemas"]["ErrorNode"][];
            /** @description The messages by field, so that a form can show each at its input. An addition to the specification. */
            fields?: {
                [key: string]: string;
            };
            request_id: string;
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
        /** @description Something that blocks the call or uses the record. */
        Blocker: {
            entity: string;
            id: number;
            name: string;
            text?: string;
        };
        /** @description An error with the current record, or with the records that block the call. */
        V1Conflict: {
            message: string;
            errors?: string | components["schemas"]["ErrorNode"][];
            /** @description The messages by field, so that a form can show each at its input. An addition to the specification. */
            fields?: {
                [key: string]: string;
            };
            request_id: string;
            /** @description The current record. */
            record?: {
                [key: string]: unknown;
            };
            /** @description What blocks the call. */
            blockers?: components["schemas"]["Blocker"][];
        };
        /**
         * @description The account statuses.
         * @enum {string}
         */
        AccountStatus: "Active" | "Inactive";
        /**
         * @description A part of a creative.
         * @enum {string}
         */
        CreativePart: "html" | "links" | "clients" | "seeds" | "text";
        /** @description Fields that answers show and requests write. */
        AccountFields: {
            name?: string;
            owner_phone?: string | null;
            status?: components["schemas"]["AccountStatus"];
            time_zone?: string;
            test_seed_email_address?: string | null;
            test_seed_ecid?: string | null;
            hold_minutes?: number;
            /** @description How long a confirmation can be taken back. Nothing goes out before that. */
            undo_seconds?: number;
            /** @description Null: no limit. */
            send_rate_per_minute?: number | null;
            deployment_delta_days?: number;
            volume_tolerance_percent?: number;
            reject_limit_percent?: number;
            retention_days?: number | null;
            /** @description The parts that a creative of this account needs signed off before it is approved. Empty: none. */
            sign_offs_needed?: components["schemas"]["CreativePart"][];
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
        /** @description An account; the fields from sf_account_id to retention_days need can_view_account. */
        Account: {
            name: string;
            owner_phone?: string | null;
            status?: components["schemas"]["AccountStatus"];
            time_zone?: string;
            test_seed_email_address?: string | null;
            test_seed_ecid?: string | null;
            hold_minutes?: number;
            /** @description How long a confirmation can be taken back. Nothing goes out before that. */
            undo_seconds?: number;
            /** @description Null: no limit. */
            send_rate_per_minute?: number | null;
            deployment_delta_days?: number;
            volume_tolerance_percent?: number;
            reject_limit_percent?: number;
            retention_days?: number | null;
            /** @description The parts that a creative of this account needs signed off before it is approved. Empty: none. */
            sign_offs_needed?: components["schemas"]["CreativePart"][];
            reasons: components["schemas"]["Reason"][];
            actions: components["schemas"]["Action"][];
            id: components["schemas"]["Id"];
            /** @description The number of edits; also the ETag. */
            version: number;
            /** @description A signed URL of the logo, valid for 5 minutes. */
            logo: string | null;
            sf_account_id?: string;
            crm_url?: string | null;
            created_at?: components["schemas"]["Timestamp"];
            updated_at?: components["schemas"]["Timestamp"];
        };
        AccountList: {
            objects: components["schemas"]["Account"][];
            total_rows: number;
        };
        /** @description Writable fields of an account. */
        AccountInput: {
            name?: string;
            owner_phone?: string | null;
            status?: components["schemas"]["AccountStatus"];
            time_zone?: string;
            test_seed_email_address?: string | null;
            test_seed_ecid?: string | null;
            hold_minutes?: number;
            /** @description How long a confirmation can be taken back. Nothing goes out before that. */
            undo_seconds?: number;
            /** @description Null: no limit. */
            send_rate_per_minute?: number | null;
            deployment_delta_days?: number;
            volume_tolerance_percent?: number;
            reject_limit_percent?: number;
            retention_days?: number | null;
            /** @description The parts that a creative of this account needs signed off before it is approved. Empty: none. */
            sign_offs_needed?: components["schemas"]["CreativePart"][];
            /**
             * Format: binary
             * @description An empty text removes the logo.
             */
            account_logo_file?: Blob | null;
        };
        /** @description All writable fields of the account. */
        AccountReplace: {
            name: string;
            owner_phone: string | null;
            status: components["schemas"]["AccountStatus"];
            time_zone: string;
            test_seed_email_address: string | null;
            test_seed_ecid: string | null;
            hold_minutes: number;
            /** @description How long a confirmation can be taken back. Nothing goes out before that. */
            undo_seconds: number;
            /** @description Null: no limit. */
            send_rate_per_minute: number | null;
            deployment_delta_days: number;
            volume_tolerance_percent: number;
            reject_limit_percent: number;
            retention_days: number | null;
            /** @description The parts that a creative of this account needs signed off before it is approved. Empty: none. */
            sign_offs_needed: components["schemas"]["CreativePart"][];
            /**
             * Format: binary
             * @description An empty text removes the logo.
             */
            account_logo_file?: Blob | null;
        };
        /** @description Changes to an account. An omitted field keeps its value; an empty one clears it. */
        AccountPatch: {
            name?: string;
            owner_phone?: string | null;
            status?: components["schemas"]["AccountStatus"];
            time_zone?: string;
            test_seed_email_address?: string | null;
            test_seed_ecid?: string | null;
            hold_minutes?: number;
            /** @description How long a confirmation can be taken back. Nothing goes out before that. */
            undo_seconds?: number;
            /** @description Null: no limit. */
            send_rate_per_minute?: number | null;
            deployment_delta_days?: number;
            volume_tolerance_percent?: number;
            reject_limit_percent?: number;
            retention_days?: number | null;
            /** @description The parts that a creative of this account needs signed off before it is approved. Empty: none. */
            sign_offs_needed?: components["schemas"]["CreativePart"][];
            /**
             * Format: binary
             * @description An empty text removes the logo.
             */
            account_logo_file?: Blob | null;
        };
        /** @description An account to choose from. */
        EmailAccount: {
            id: components["schemas"]["Id"];
            name: string;
            status: components["schemas"]["AccountStatus"];
        };
        EmailAccountList: {
            objects: components["schemas"]["EmailAccount"][];
            total_rows: number;
        };
        /** @description A time zone with its current offset. */
        TimeZone: {
            name: string;
            abbreviation: string;
            offset_minutes: number;
        };
        TimeZoneList: {
            objects: components["schemas"]["TimeZone"][];
            total_rows: number;
        };
        /** @description A line of business. */
        Vertical: {
            id: components["schemas"]["Id"];
            name: string;
        };
        VerticalList: {
            objects: components["schemas"]["Vertical"][];
            total_rows: number;
        };
        /** @description Fields that answers show and requests write. */
        AdvertiserFields: {
            advertiser_name?: string;
            website?: string | null;
            domain?: string | null;
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
        /** @description A stored file, without its bytes. */
        StoredFile: {
            name: string;
            size: number;
            sha256: string | null;
        };
        /** @description An advertiser; its creatives inherit its banner and seed lists. */
        Advertiser: {
            advertiser_name: string;
            website: string | null;
            domain: string | null;
            reasons: components["schemas"]["Reason"][];
            actions: components["schemas"]["Action"][];
            id: components["schemas"]["Id"];
            /** @description The number of edits; also the ETag. */
            version: number;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
            account_id: components["schemas"]["Id"];
            vertical: components["schemas"]["Named"];
            /** @description A signed URL, valid for 5 minutes. */
            banner: string | null;
            test_seeds: components["schemas"]["StoredFile"] | null;
            live_seeds: components["schemas"]["StoredFile"] | null;
        };
        AdvertiserList: {
            objects: components["schemas"]["Advertiser"][];
            total_rows: number;
        };
        /** @description Writable fields of an advertiser. */
        AdvertiserInput: {
            advertiser_name?: string;
            website?: string | null;
            domain?: string | null;
            vertical_id?: components["schemas"]["Id"];
            /**
             * Format: binary
             * @description An empty text removes the file.
             */
            advertiser_banner?: Blob | null;
            /**
             * Format: binary
             * @description An empty text removes the file.
             */
            advertiser_test_csv?: Blob | null;
            /**
             * Format: binary
             * @description An empty text removes the file.
             */
            advertiser_live_csv?: Blob | null;
        };
        /** @description A new advertiser. */
        AdvertiserCreate: {
            advertiser_name: string;
            website?: string | null;
            domain?: string | null;
            vertical_id: components["schemas"]["Id"];
            /**
             * Format: binary
             * @description An empty text removes the file.
             */
            advertiser_banner?: Blob | null;
            /**
             * Format: binary
             * @description An empty text removes the file.
             */
            advertiser_test_csv?: Blob | null;
            /**
             * Format: binary
             * @description An empty text removes the file.
             */
            advertiser_live_csv?: Blob | null;
            account_id: components["schemas"]["Id"];
        };
        /** @description All writable fields of the advertiser. */
        AdvertiserReplace: {
            advertiser_name: string;
            website: string | null;
            domain: string | null;
            vertical_id: components["schemas"]["Id"];
            /**
             * Format: binary
             * @description An empty text removes the file.
             */
            advertiser_banner?: Blob | null;
            /**
             * Format: binary
             * @description An empty text removes the file.
             */
            advertiser_test_csv?: Blob | null;
            /**
             * Format: binary
             * @description An empty text removes the file.
             */
            advertiser_live_csv?: Blob | null;
        };
        /** @description Changes to an advertiser. An omitted field keeps its value; null clears it. */
        AdvertiserPatch: {
            advertiser_name?: string;
            website?: string | null;
            domain?: string | null;
            vertical_id?: components["schemas"]["Id"];
            /**
             * Format: binary
             * @description An empty text removes the file.
             */
            advertiser_banner?: Blob | null;
            /**
             * Format: binary
             * @description An empty text removes the file.
             */
            advertiser_test_csv?: Blob | null;
            /**
             * Format: binary
             * @description An empty text removes the file.
             */
            advertiser_live_csv?: Blob | null;
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
        SenderProfileList: {
            objects: components["schemas"]["SenderProfile"][];
            total_rows: number;
        };
        /** @description A new sender profile. */
        SenderProfileCreate: {
            from_name: string;
            from_email: string;
            reply_to?: string | null;
            /** @description A mailbox that takes unsubscribes. Mail programs that don’t unsubscribe by a link write to it. */
            unsubscribe_email?: string | null;
            postal_address: string;
            account_id: components["schemas"]["Id"];
        };
        /** @description Changes to a sender profile. An omitted field keeps its value; null clears it. */
        SenderProfilePatch: {
            from_name?: string;
            from_email?: string;
            reply_to?: string | null;
            /** @description A mailbox that takes unsubscribes. Mail programs that don’t unsubscribe by a link write to it. */
            unsubscribe_email?: string | null;
            postal_address?: string;
        };
        /** @description Fields that answers show and requests write. */
        InstallFields: {
            name?: string;
            bucket?: string | null;
            region?: string | null;
            endpoint?: string | null;
            prefix?: string | null;
            /** @description Masked in answers. */
            access_key_id?: string | null;
            host?: string | null;
            port?: number | null;
            user?: string | null;
            /** @description The host key that the SFTP server has to show, such as SHA256:…. The first check that reaches the server stores it; a server with another key is refused until this field is set to the new key or cleared. */
            host_key_fingerprint?: string | null;
            folder?: string | null;
        };
        /** @description A delivery destination. Secrets are never returned, only whether they are set. */
        Install: {
            name: string;
            bucket: string | null;
            region: string | null;
            endpoint: string | null;
            prefix: string | null;
            /** @description Masked in answers. */
            access_key_id: string | null;
            host: string | null;
            port: number | null;
            user: string | null;
            /** @description The host key that the SFTP server has to show, such as SHA256:…. The first check that reaches the server stores it; a server with another key is refused until this field is set to the new key or cleared. */
            host_key_fingerprint: string | null;
            folder: string | null;
            reasons: components["schemas"]["Reason"][];
            actions: components["schemas"]["Action"][];
            id: components["schemas"]["Id"];
            /** @description The number of edits; also the ETag. */
            version: number;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
            account_id: components["schemas"]["Id"];
            account_name: string;
            /** @enum {string} */
            kind: "s3" | "sftp";
            secret_set: boolean;
            password_set: boolean;
            private_key_set: boolean;
            last_check_at: components["schemas"]["OptionalTimestamp"];
            /**
             * @description Null until the first check, and again after a change of the place or its credentials.
             * @enum {string|null}
             */
            last_check_result: "passed" | "failed" | null;
            /**
             * @description The step that failed. An address inside the network is `blocked`, whether something listens there or not.
             * @enum {string|null}
             */
            last_check_step: "resolve" | "blocked" | "connect" | "host_key" | "sign_in" | "write" | "read" | "compare" | "remove" | null;
            /** @description What failed, in words. */
            last_check_message: string | null;
            /** @description The host key that the last check refused because another one is stored. */
            offered_host_key: string | null;
        };
        InstallList: {
            objects: components["schemas"]["Install"][];
            total_rows: number;
        };
        /** @description Writable fields of a delivery destination. */
        InstallInput: {
            name?: string;
            bucket?: string | null;
            region?: string | null;
            endpoint?: string | null;
            prefix?: string | null;
            /** @description Masked in answers. */
            access_key_id?: string | null;
            host?: string | null;
            port?: number | null;
            user?: string | null;
            /** @description The host key that the SFTP server has to show, such as SHA256:…. The first check that reaches the server stores it; a server with another key is refused until this field is set to the new key or cleared. */
            host_key_fingerprint?: string | null;
            folder?: string | null;
            secret_access_key?: string | null;
            password?: string | null;
            private_key?: string | null;
        };
        /** @description Fields of a new delivery destination. */
        InstallNew: {
            name: string;
            bucket?: string | null;
            region?: string | null;
            endpoint?: string | null;
            prefix?: string | null;
            /** @description Masked in answers. */
            access_key_id?: string | null;
            host?: string | null;
            port?: number | null;
            user?: string | null;
            /** @description The host key that the SFTP server has to show, such as SHA256:…. The first check that reaches the server stores it; a server with another key is refused until this field is set to the new key or cleared. */
            host_key_fingerprint?: string | null;
            folder?: string | null;
            secret_access_key?: string | null;
            password?: string | null;
            private_key?: string | null;
            account_id: components["schemas"]["Id"];
        };
        /** @description A new delivery destination. */
        InstallCreate: {
            name: string;
            bucket?: string | null;
            region?: string | null;
            endpoint?: string | null;
            prefix?: string | null;
            /** @description Masked in answers. */
            access_key_id?: string | null;
            host?: string | null;
            port?: number | null;
            user?: string | null;
            /** @description The host key that the SFTP server has to show, such as SHA256:…. The first check that reaches the server stores it; a server with another key is refused until this field is set to the new key or cleared. */
            host_key_fingerprint?: string | null;
            folder?: string | null;
            secret_access_key?: string | null;
            password?: string | null;
            private_key?: string | null;
            account_id: components["schemas"]["Id"];
            /** @enum {string} */
            kind: "s3" | "sftp";
        };
        /** @description All writable fields of the delivery destination. */
        InstallReplace: {
            name: string;
            bucket: string | null;
            region: string | null;
            endpoint: string | null;
            prefix: string | null;
            /** @description Masked in answers. */
            access_key_id: string | null;
            host: string | null;
            port: number | null;
            user: string | null;
            /** @description The host key that the SFTP server has to show, such as SHA256:…. The first check that reaches the server stores it; a server with another key is refused until this field is set to the new key or cleared. */
            host_key_fingerprint: string | null;
            folder: string | null;
            secret_access_key?: string | null;
            password?: string | null;
            private_key?: string | null;
        };
        /** @description Changes to a delivery destination. An omitted field keeps its value; null clears it. A new host or port needs the password again, so that a stored one never reaches another server. */
        InstallPatch: {
            name?: string;
            bucket?: string | null;
            region?: string | null;
            endpoint?: string | null;
            prefix?: string | null;
            /** @description Masked in answers. */
            access_key_id?: string | null;
            host?: string | null;
            port?: number | null;
            user?: string | null;
            /** @description The host key that the SFTP server has to show, such as SHA256:…. The first check that reaches the server stores it; a server with another key is refused until this field is set to the new key or cleared. */
            host_key_fingerprint?: string | null;
            folder?: string | null;
            secret_access_key?: string | null;
            password?: string | null;
            private_key?: string | null;
        };
        /** @description A new delivery destination of the kind in the path. */
        InstallOfKindCreate: {
            name: string;
            bucket?: string | null;
            region?: string | null;
            endpoint?: string | null;
            prefix?: string | null;
            /** @description Masked in answers. */
            access_key_id?: string | null;
            host?: string | null;
            port?: number | null;
            user?: string | null;
            /** @description The host key that the SFTP server has to show, such as SHA256:…. The first check that reaches the server stores it; a server with another key is refused until this field is set to the new key or cleared. */
            host_key_fingerprint?: string | null;
            folder?: string | null;
            secret_access_key?: string | null;
            password?: string | null;
            private_key?: string | null;
            account_id: components["schemas"]["Id"];
        };
        /** @description What a creative is made of. */
        CreativeType: {
            /** @enum {string} */
            id: "html" | "zip" | "text";
            name: string;
        };
        CreativeTypeList: {
            objects: components["schemas"]["CreativeType"][];
            total_rows: number;
        };
        /**
         * @description The creative statuses.
         * @enum {string}
         */
        CreativeStatus: "Draft" | "Action Pending - Validate" | "Error - Invalid Creative" | "Error - Invalid Seed" | "Need Attention" | "Approved" | "Live - See Report" | "Invalid";
        /** @description Fields of rows, records and requests. */
        CreativeFields: {
            name?: string;
            /** @description Null only in a Draft. */
            advertiser_id?: number | null;
            /** @enum {string} */
            creative_type?: "html" | "zip" | "text";
            subject?: string | null;
        };
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
        /** @description A creative in a list. */
        CreativeRow: {
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
        CreativeList: {
            objects: components["schemas"]["CreativeRow"][];
            total_rows: number;
        };
        /** @description Fields of records and requests. */
        CreativeDetails: {
            preheader?: string | null;
            sender_profile_id?: number | null;
        };
        /** @description Writable fields of a creative. */
        CreativeInput: {
            name?: string;
            /** @description Null only in a Draft. */
            advertiser_id?: number | null;
            /** @enum {string} */
            creative_type?: "html" | "zip" | "text";
            subject?: string | null;
            preheader?: string | null;
            sender_profile_id?: number | null;
            text_part?: string | null;
            /** @description All labels that the creative is to have, as a JSON array. They make neither a revision nor a check. */
            labels?: string[] | null;
            /** Format: binary */
            creative_html?: Blob;
            /** Format: binary */
            creative_banner?: Blob;
            /** Format: binary */
            creative_test_seed_list_csv?: Blob;
            /** Format: binary */
            creative_live_seed_list_csv?: Blob;
        };
        /** @description A new creative. */
        CreativeCreate: {
            name: string;
            /** @description Null only in a Draft. */
            advertiser_id?: number | null;
            /** @enum {string} */
            creative_type: "html" | "zip" | "text";
            subject?: string | null;
            preheader?: string | null;
            sender_profile_id?: number | null;
            text_part?: string | null;
            /** @description All labels that the creative is to have, as a JSON array. They make neither a revision nor a check. */
            labels?: string[] | null;
            /** Format: binary */
            creative_html?: Blob;
            /** Format: binary */
            creative_banner?: Blob;
            /** Format: binary */
            creative_test_seed_list_csv?: Blob;
            /** Format: binary */
            creative_live_seed_list_csv?: Blob;
            account_id: components["schemas"]["Id"];
            /** @description Draft saves it without starting its check; otherwise leave it out, and advertiser_id is required. Any other status follows from the check and is refused. */
            status?: components["schemas"]["CreativeStatus"];
        };
        /** @description Whom readers see as the sender: the profile that was chosen, or else the account’s first. Null in an account without one. */
        CreativeSender: {
            from_name: string;
            from_email: string;
            /** @description Whether no profile was chosen, so that the account’s first is used. */
            is_first: boolean;
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
        /**
         * @description The product statuses.
         * @enum {string}
         */
        ProductStatus: "Draft" | "Pending: Audience" | "Pending: Creative" | "Needs Attention" | "Error: Audience" | "Error: Creative" | "Error - Volume Discrepancy" | "Multiple Errors" | "Ready To Launch" | "Submitted" | "Pending - Data Processing" | "Processing" | "Approved" | "Live" | "Completed" | "Ended" | "Cancelled";
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
        /** @description Writable fields of a creative that exists. */
        CreativeEdit: {
            name?: string;
            /** @description Null only in a Draft. */
            advertiser_id?: number | null;
            /** @enum {string} */
            creative_type?: "html" | "zip" | "text";
            subject?: string | null;
            preheader?: string | null;
            sender_profile_id?: number | null;
            text_part?: string | null;
            /** @description All labels that the creative is to have, as a JSON array. They make neither a revision nor a check. */
            labels?: string[] | null;
            /** Format: binary */
            creative_html?: Blob;
            /** Format: binary */
            creative_banner?: Blob;
            /** Format: binary */
            creative_test_seed_list_csv?: Blob;
            /** Format: binary */
            creative_live_seed_list_csv?: Blob;
            /** @description Must be the creative’s account; a creative cannot move to another. */
            account_id?: components["schemas"]["Id"];
            /** @description Draft keeps a Draft a Draft; the status that the creative has changes nothing. Any other follows from the check and is refused. */
            status?: components["schemas"]["CreativeStatus"];
            /**
             * @description Drops the creative’s own test seed list; the advertiser’s is used.
             * @constant
             */
            test_seed_source?: "advertiser";
            /**
             * @description Drops the creative’s own live seed list; the advertiser’s is used.
             * @constant
             */
            live_seed_source?: "advertiser";
        };
        /** @description All writable fields of the creative. */
        CreativeReplace: {
            name: string;
            /** @description Null only in a Draft. */
            advertiser_id: number | null;
            /** @enum {string} */
            creative_type: "html" | "zip" | "text";
            subject: string | null;
            preheader: string | null;
            sender_profile_id: number | null;
            text_part?: string | null;
            /** @description All labels that the creative is to have, as a JSON array. They make neither a revision nor a check. */
            labels?: string[] | null;
            /** Format: binary */
            creative_html?: Blob;
            /** Format: binary */
            creative_banner?: Blob;
            /** Format: binary */
            creative_test_seed_list_csv?: Blob;
            /** Format: binary */
            creative_live_seed_list_csv?: Blob;
            /** @description Must be the creative’s account; a creative cannot move to another. */
            account_id?: components["schemas"]["Id"];
            /** @description Draft keeps a Draft a Draft; the status that the creative has changes nothing. Any other follows from the check and is refused. */
            status?: components["schemas"]["CreativeStatus"];
            /**
             * @description Drops the creative’s own test seed list; the advertiser’s is used.
             * @constant
             */
            test_seed_source?: "advertiser";
            /**
             * @description Drops the creative’s own live seed list; the advertiser’s is used.
             * @constant
             */
            live_seed_source?: "advertiser";
        };
        /** @description Changes to a creative. An omitted field keeps its value; null clears it. */
        CreativePatch: {
            name?: string;
            /** @description Null only in a Draft. */
            advertiser_id?: number | null;
            /** @enum {string} */
            creative_type?: "html" | "zip" | "text";
            subject?: string | null;
            preheader?: string | null;
            sender_profile_id?: number | null;
            text_part?: string | null;
            /** @description All labels that the creative is to have, as a JSON array. They make neither a revision nor a check. */
            labels?: string[] | null;
            /** Format: binary */
            creative_html?: Blob;
            /** Format: binary */
            creative_banner?: Blob;
            /** Format: binary */
            creative_test_seed_list_csv?: Blob;
            /** Format: binary */
            creative_live_seed_list_csv?: Blob;
            /** @description Must be the creative’s account; a creative cannot move to another. */
            account_id?: components["schemas"]["Id"];
            /** @description Draft keeps a Draft a Draft; the status that the creative has changes nothing. Any other follows from the check and is refused. */
            status?: components["schemas"]["CreativeStatus"];
            /**
             * @description Drops the creative’s own test seed list; the advertiser’s is used.
             * @constant
             */
            test_seed_source?: "advertiser";
            /**
             * @description Drops the creative’s own live seed list; the advertiser’s is used.
             * @constant
             */
            live_seed_source?: "advertiser";
        };
        CreativeCount: {
            status: components["schemas"]["CreativeStatus"];
            count: number;
        };
        /** @description How many creatives have each status. A status that none has is absent. */
        CreativeCounts: {
            counts: components["schemas"]["CreativeCount"][];
        };
        CreativeLabelCount: {
            label: string;
            count: number;
        };
        /** @description Each label with the number of creatives that have it, in the order of the alphabet. */
        CreativeLabelCounts: {
            counts: components["schemas"]["CreativeLabelCount"][];
        };
        /** @description One uploaded content of a creative. It never changes. */
        Revision: {
            id: components["schemas"]["Id"];
            revision: number;
            /** @description The parts that differ from the revision before; of the first one, the parts that it has. */
            changes: ("html" | "subject" | "preheader" | "sender" | "text" | "test_seeds" | "live_seeds")[];
            subject: string | null;
            preheader: string | null;
            html_file: components["schemas"]["StoredFile"] | null;
            check: components["schemas"]["ActionStatus"];
            open_findings: number;
            pins: components["schemas"]["Pin"][];
            preview_url: string | null;
            created_at: components["schemas"]["Timestamp"];
            created_by: components["schemas"]["Named"] | null;
        };
        RevisionList: {
            objects: components["schemas"]["Revision"][];
            total_rows: number;
        };
        /**
         * @description The severity levels.
         * @enum {string}
         */
        Severity: "Critical" | "Moderate" | "Minor";
        /** @description Who overrode a finding and why. */
        Override: {
            reason: string;
            by: components["schemas"]["Named"] | null;
            at: components["schemas"]["Timestamp"];
            /** @description When it ends. Null when it has no end of its own. */
            until: components["schemas"]["OptionalTimestamp"];
        };
        /** @description A problem that the check found in the newest revision. */
        Finding: {
            id: components["schemas"]["Id"];
            kind: string;
            severity: components["schemas"]["Severity"];
            message: string;
            line: number | null;
            column: number | null;
            /**
             * @description The typed line that it is about. Null for a finding about the file or about the seeds.
             * @enum {string|null}
             */
            field: "subject" | "preheader" | "sender" | null;
            link: components["schemas"]["Link"] | null;
            overridable: boolean;
            override: components["schemas"]["Override"] | null;
        };
        FindingList: {
            objects: components["schemas"]["Finding"][];
            total_rows: number;
        };
        /** @description No body, {}, or how to check a Draft without leaving Draft. */
        CreativeValidate: {
            /** @description The creative stays a Draft. Any other creative refuses it. */
            draft?: boolean;
        };
        /** @description The reason for a rejection, or the withdrawal of one. */
        CreativeReject: {
            reason?: string;
            withdraw?: boolean;
        };
        /** @enum {string} */
        EmailLinkKind: "web" | "unsubscribe" | "mail" | "phone" | "app" | "anchor" | "merge" | "image";
        /** @description A person’s decision about a link or a client. */
        SignOff: {
            /**
             * @description A person’s decision; null before one.
             * @enum {string|null}
             */
            decision?: "accepted" | "rejected" | null;
            note?: string | null;
        };
        /** @description The size of an image’s file against the size at which the HTML shows it. */
        ImageSize: {
            /** @description Pixels of the file. Null where it is unknown: for SVG, for a file that can’t be read, and for images from before sizes were kept. */
            sent: {
                width: number;
                height: number;
            } | null;
            /** @description CSS pixels; the widest where the HTML shows the image more than once. Null where the HTML doesn’t say it, such as for a width of 100%. */
            shown: {
                width: number;
                /** @description Null where neither the HTML nor the file says it. */
                height: number | null;
            } | null;
        };
        /** @description A link of the newest revision and what its check found. */
        EmailLink: {
            /**
             * @description A person’s decision; null before one.
             * @enum {string|null}
             */
            decision: "accepted" | "rejected" | null;
            note: string | null;
            reasons: components["schemas"]["Reason"][];
            actions: components["schemas"]["Action"][];
            id: components["schemas"]["Id"];
            /** @description The number of edits; also the ETag. */
            version: number;
            creative_id: components["schemas"]["Id"];
            revision: number;
            position: number;
            line: number | null;
            /** @description Null when it was checked before columns were kept. */
            col: number | null;
            /** @description The words of a link; the alt text of an image. */
            text: string;
            url: string;
            kind: components["schemas"]["EmailLinkKind"];
            /** @description It is in a conditional comment, so that only Outlook shows it. */
            is_outlook_only: boolean;
            /** @description The weight of our copy of an image; null for links. */
            bytes: number | null;
            /** @description How large an image is and how large it is shown; null for links. */
            image_size: components["schemas"]["ImageSize"] | null;
            final_url: string | null;
            http_status: number | null;
            redirects: number | null;
            tracking_parameters: {
                [key: string]: string;
            };
            result: components["schemas"]["ActionStatus"];
            problem: string | null;
            decided_by: components["schemas"]["Named"] | null;
            decided_at: components["schemas"]["OptionalTimestamp"];
            /** @description The override of the finding that it is broken. Null without one; such a link counts as broken. */
            override: components["schemas"]["Override"] | null;
            checked_at: components["schemas"]["OptionalTimestamp"];
        };
        EmailLinkList: {
            objects: components["schemas"]["EmailLink"][];
            total_rows: number;
        };
        /** @description Writable fields of a link. */
        EmailLinkInput: {
            /**
             * @description A person’s decision; null before one.
             * @enum {string|null}
             */
            decision?: "accepted" | "rejected" | null;
            note?: string | null;
            /** @description A corrected URL; it makes a new revision of the creative. */
            url?: string;
            /** @description Whether the correction of `url` also applies to the other links on the same host, in the same revision: equal targets get the new one, the others its scheme and host. Default false. */
            same_host?: boolean;
        };
        /** @description All writable fields of the link. */
        EmailLinkReplace: {
            /**
             * @description A person’s decision; null before one.
             * @enum {string|null}
             */
            decision: "accepted" | "rejected" | null;
            note: string | null;
            /** @description A corrected URL; it makes a new revision of the creative. */
            url?: string;
            /** @description Whether the correction of `url` also applies to the other links on the same host, in the same revision: equal targets get the new one, the others its scheme and host. Default false. */
            same_host?: boolean;
        };
        /** @description Changes to a link. An omitted field keeps its value; null clears it. */
        EmailLinkPatch: {
            /**
             * @description A person’s decision; null before one.
             * @enum {string|null}
             */
            decision?: "accepted" | "rejected" | null;
            note?: string | null;
            /** @description A corrected URL; it makes a new revision of the creative. */
            url?: string;
            /** @description Whether the correction of `url` also applies to the other links on the same host, in the same revision: equal targets get the new one, the others its scheme and host. Default false. */
            same_host?: boolean;
        };
        /** @description A feature that a client does not support. */
        ClientIssue: {
            feature: string;
            title: string;
            /** @enum {string} */
            support: "none" | "partial";
            /** @description Whether a reader misses something; otherwise it only looks different. */
            loses_content: boolean;
            line: number | null;
            /** @description Where the start tag begins in its line. Null for a part of a style sheet, and for checks from before this was kept. */
            column: number | null;
            note: string | null;
            /**
             * Format: date
             * @description When the support of this feature was last tested in public. Null for what no public test says, and for checks
             *     from before this was kept.
             */
            tested_on: string | null;
        };
        /** @description An e-mail client and what it does not show of the newest revision. */
        EmailClient: {
            /**
             * @description A person’s decision; null before one.
             * @enum {string|null}
             */
            decision: "accepted" | "rejected" | null;
            note: string | null;
            reasons: components["schemas"]["Reason"][];
            actions: components["schemas"]["Action"][];
            id: components["schemas"]["Id"];
            /** @description The number of edits; also the ETag. */
            version: number;
            creative_id: components["schemas"]["Id"];
            revision: number;
            family: string;
            platform: string;
            title: string;
            /**
             * @description The name that a page of the creative host takes as `client`, to be drawn roughly as this client would:
             *     `outlook.windows`. Null for a client that is checked no longer.
             */
            simulation: string | null;
            required: boolean;
            /** @description Share of the readers who use this client. Null for one that is checked no longer. */
            reader_percent: number | null;
            /**
             * @description Whether the share is our dated estimate or the account’s own table.
             * @enum {string}
             */
            reader_source: "estimate" | "account";
            /** @enum {string} */
            verdict: "works" | "degrades" | "loses content" | "unknown";
            issues: components["schemas"]["ClientIssue"][];
            decided_by: components["schemas"]["Named"] | null;
            decided_at: components["schemas"]["OptionalTimestamp"];
        };
        EmailClientList: {
            objects: components["schemas"]["EmailClient"][];
            total_rows: number;
        };
        /** @description All writable fields of the sign-off of a client. */
        EmailClientReplace: {
            /**
             * @description A person’s decision; null before one.
             * @enum {string|null}
             */
            decision: "accepted" | "rejected" | null;
            note: string | null;
        };
        /** @description Changes to the sign-off of a client. An omitted field keeps its value; null clears it. */
        EmailClientPatch: {
            /**
             * @description A person’s decision; null before one.
             * @enum {string|null}
             */
            decision?: "accepted" | "rejected" | null;
            note?: string | null;
        };
        /** @description A row of a seed list. */
        Seed: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            list: "test" | "live";
            /** @enum {string} */
            source: "creative" | "advertiser";
            line: number;
            email: string;
            first_name: string | null;
            last_name: string | null;
            problem: string | null;
        };
        SeedList: {
            objects: components["schemas"]["Seed"][];
            total_rows: number;
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
        /** @description A CSV of people. */
        AudienceFileUpload: {
            account_id: components["schemas"]["Id"];
            /** Format: binary */
            audience_csv: Blob;
        };
        /** @description How a file is written, as it was found or as a person corrected it. */
        FileDialect: {
            /** @enum {string} */
            encoding?: "utf-8" | "utf-16le" | "utf-16be" | "windows-1252" | "iso-8859-15" | "macintosh" | "windows-1250" | "iso-8859-2" | "windows-1251" | "koi8-r" | "koi8-u" | "windows-1253" | "windows-1254" | "windows-1255" | "windows-1256" | "windows-1257" | "windows-1258" | "windows-874" | "shift_jis" | "euc-jp" | "gb18030" | "big5" | "euc-kr";
            /** @enum {string} */
            delimiter?: "," | ";" | "\t" | "|" | ":" | "^" | "~";
            /**
             * @description The sign around values that hold delimiters or line ends. Null when no sign has this meaning.
             * @enum {string|null}
             */
            quote?: "\"" | "'" | null;
            /**
             * @description How a quote within a quoted value is written: twice, or behind a backslash as MySQL does.
             * @enum {string}
             */
            escape?: "double" | "backslash";
            /** @enum {string} */
            line_end?: "lf" | "cr";
            /** @description The line at which the table begins, with its headings if it has any. Lines above it are not read. */
            first_line?: number;
        };
        /** @enum {string} */
        Packing: "xlsx" | "zip" | "gzip";
        /** @description The packed file that a CSV was unpacked from. */
        PackedSource: {
            /** @description The name of the packed file. */
            name: string;
            packing: components["schemas"]["Packing"];
            /** @description The sheet, or the file in the archive. */
            table: string;
        };
        /** @description A column of the file, judged by the first rows. */
        Column: {
            column: number;
            name: string;
            sample: string[];
            filled_percent: number;
            /** @description Share of valid addresses among the filled cells of an e-mail column. */
            valid_percent: number | null;
        };
        /** @description What a column of the file or a computed one is imported as. */
        Mapping: {
            /** @description Its position, from 0. Computed columns follow those of the file. */
            column: number;
            /** @enum {string} */
            field: "email" | "first_name" | "last_name" | "company" | "country" | "postal_code" | "custom" | "ignore";
            /** @description The name of a custom field. */
            name?: string | null;
        };
        /** @description A column that the file doesn’t have. Its values are made of the cells of each row. Its place is behind the file’s columns, in the order of the list, so that a mapping can name it. */
        ComputedColumn: {
            name: string;
            /**
             * @description Parts are cut at the text. Dates are written as 2024-05-03 and numbers as 1234.5; a value that can’t be read so stays as it is.
             * @enum {string}
             */
            kind: "first_part" | "rest" | "all_but_last" | "last_part" | "join" | "first_filled" | "constant" | "name_case" | "lower" | "upper" | "single_spaces" | "date_dmy" | "date_mdy" | "date_ymd" | "number_comma" | "number_point";
            /** @description The columns that it reads. Those of the file or computed ones before it. */
            columns: number[];
            /** @description The sign between the parts or the joined values (a space by default), or the constant value. */
            text?: string | null;
        };
        /** @description A record that swallows separators or line ends of its neighbours, or would if its quotes were counted. */
        SuspectRecord: {
            line: number;
            /** @description The last line that the quote takes in. */
            last_line: number;
            /** @description The file of the version that has the lines. Absent when that is the file that began the version. */
            ingest?: number;
            /** @description The beginning of the record. Null in answers that are kept, because people are not kept in them. */
            text: string | null;
        };
        /** @description Suspect records with which the same was done. */
        SuspectGroup: {
            /**
             * @description `split_at_line_ends`: a quote is left open, so each line was read as a row. `kept_whole`: some lines look like rows, but as one record they explain the file better. `text_behind_quote`: text follows a closing quote and was kept. `quote_as_letter`: the quote doesn’t belong around the value and was read as a letter.
             * @enum {string}
             */
            kind: "split_at_line_ends" | "kept_whole" | "text_behind_quote" | "quote_as_letter";
            count: number;
            first: components["schemas"]["SuspectRecord"][];
        };
        /** @description A file that was imported into the account before, and when. */
        EarlierFile: {
            audience: components["schemas"]["Named"];
            imported_at: components["schemas"]["Timestamp"];
        };
        /** @description An uploaded file that is not an audience yet. */
        AudienceFile: {
            /** @enum {string} */
            encoding: "utf-8" | "utf-16le" | "utf-16be" | "windows-1252" | "iso-8859-15" | "macintosh" | "windows-1250" | "iso-8859-2" | "windows-1251" | "koi8-r" | "koi8-u" | "windows-1253" | "windows-1254" | "windows-1255" | "windows-1256" | "windows-1257" | "windows-1258" | "windows-874" | "shift_jis" | "euc-jp" | "gb18030" | "big5" | "euc-kr";
            /** @enum {string} */
            delimiter: "," | ";" | "\t" | "|" | ":" | "^" | "~";
            /**
             * @description The sign around values that hold delimiters or line ends. Null when no sign has this meaning.
             * @enum {string|null}
             */
            quote: "\"" | "'" | null;
            /**
             * @description How a quote within a quoted value is written: twice, or behind a backslash as MySQL does.
             * @enum {string}
             */
            escape: "double" | "backslash";
            /** @enum {string} */
            line_end: "lf" | "cr";
            /** @description The line at which the table begins, with its headings if it has any. Lines above it are not read. */
            first_line: number;
            id: components["schemas"]["Id"];
            account_id: components["schemas"]["Id"];
            file: components["schemas"]["StoredFile"];
            /** @description The packed file that it comes from. Null for a CSV that was uploaded as it is. */
            unpacked_from: components["schemas"]["PackedSource"] | null;
            /** @description The beginning of the file, line by line, before it is cut into values. */
            first_lines: string[];
            has_header: boolean;
            columns: components["schemas"]["Column"][];
            /** @description The first rows as read. */
            rows: string[][];
            /** @description That of an earlier file with the same headings, or a guess. Where several columns of addresses compete, none is guessed to be the address. */
            mapping: components["schemas"]["Mapping"][];
            /** @description Those of an earlier file with the same headings. */
            computed: components["schemas"]["ComputedColumn"][];
            /** @description In the first megabyte. The profile of the file tells those of the whole file. */
            suspects: components["schemas"]["SuspectGroup"][];
            /** @description Whether it has the columns ‘Line’ and ‘Reason’ of exported rejected rows, so that it can correct them. */
            corrects: boolean;
            /** @description The newest import of the very same file into the account. */
            loaded_before: components["schemas"]["EarlierFile"] | null;
            /** @description The newest import of a file with the same headings, whose mapping it has. */
            mapped_as: components["schemas"]["EarlierFile"] | null;
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description A table in a packed file. */
        PackedTable: {
            name: string;
            /** @description Unpacked. Null when only its reading tells. */
            bytes: number | null;
            /** @description As its sheet says. Null for a CSV. */
            rows: number | null;
            is_sheet: boolean;
            /** @description Whether its workbook hides it. */
            is_hidden: boolean;
            /** @description Whether its name says that its people must not be mailed, such as ‘unsubscribed.csv’. */
            speaks_of_consent: boolean;
        };
        /** @description A file on its way. It becomes a file of people once all of it has come and it was read. */
        AudienceUpload: {
            id: components["schemas"]["Id"];
            account_id: components["schemas"]["Id"];
            account_name: string;
            name: string;
            size: number;
            /** @description How many bytes are stored. */
            offset: number;
            /** @description Milliseconds since 1970, as the uploader said. */
            last_modified: number | null;
            /**
             * @description `reading`: all bytes have come, and the file is read or unpacked. `choosing`: it has several tables, of which a person chooses one. `ready`: `file_id` names the file. `refused`: `problem` says why.
             * @enum {string}
             */
            state: "uploading" | "reading" | "choosing" | "ready" | "refused";
            /** @description While it is read, in percent. */
            progress: number;
            packing: components["schemas"]["Packing"] | null;
            tables: components["schemas"]["PackedTable"][];
            /** @description Files of the archive that can’t be tables. */
            left_out: string[];
            /** @description The place of the chosen table in the list, from 0. */
            table: number | null;
            problem: string | null;
            file_id: components["schemas"]["Id"] | null;
            created_at: components["schemas"]["Timestamp"];
            /** @description 24 hours after its last byte. Then it is removed. */
            expires_at: components["schemas"]["Timestamp"];
        };
        AudienceUploadList: {
            objects: components["schemas"]["AudienceUpload"][];
        };
        AudienceTableChoice: {
            table: number;
        };
        /** @description What a person knows better about a file. What is left out is found out from the file again. */
        AudienceFileReading: {
            /** @enum {string} */
            encoding?: "utf-8" | "utf-16le" | "utf-16be" | "windows-1252" | "iso-8859-15" | "macintosh" | "windows-1250" | "iso-8859-2" | "windows-1251" | "koi8-r" | "koi8-u" | "windows-1253" | "windows-1254" | "windows-1255" | "windows-1256" | "windows-1257" | "windows-1258" | "windows-874" | "shift_jis" | "euc-jp" | "gb18030" | "big5" | "euc-kr";
            /** @enum {string} */
            delimiter?: "," | ";" | "\t" | "|" | ":" | "^" | "~";
            /**
             * @description The sign around values that hold delimiters or line ends. Null when no sign has this meaning.
             * @enum {string|null}
             */
            quote?: "\"" | "'" | null;
            /**
             * @description How a quote within a quoted value is written: twice, or behind a backslash as MySQL does.
             * @enum {string}
             */
            escape?: "double" | "backslash";
            /** @enum {string} */
            line_end?: "lf" | "cr";
            /** @description The line at which the table begins, with its headings if it has any. Lines above it are not read. */
            first_line?: number;
        };
        /** @description How a file is read. */
        FileReading: {
            has_header?: boolean;
            reject_role_addresses?: boolean;
            reject_disposable_domains?: boolean;
            /** @description Kinds of damage that the import mends. */
            mend?: ("mistyped" | "address_wrapped" | "address_signs" | "address_typed" | "misread" | "escaped" | "error" | "stand_in")[];
            /** @description Columns that are made of those of the file. Without it there are none, unless the mapping is left out too. */
            computed?: components["schemas"]["ComputedColumn"][];
        };
        /** @description How the file will be imported, because rejected rows don’t count as opted out. */
        ConsentProfileInput: {
            has_header?: boolean;
            reject_role_addresses?: boolean;
            reject_disposable_domains?: boolean;
            /** @description Kinds of damage that the import mends. */
            mend?: ("mistyped" | "address_wrapped" | "address_signs" | "address_typed" | "misread" | "escaped" | "error" | "stand_in")[];
            /** @description Columns that are made of those of the file. Without it there are none, unless the mapping is left out too. */
            computed?: components["schemas"]["ComputedColumn"][];
            mapping: components["schemas"]["Mapping"][];
        };
        /** @description A row of the file, and its cell in a column about consent. */
        ConsentLine: {
            line: number;
            email: string;
            cell: string;
        };
        /** @description Cells of a column that say the same. A group in brackets holds different texts, such as dates. */
        ConsentGroup: {
            group: string;
            /**
             * @description Unless a person decides otherwise.
             * @enum {string}
             */
            says: "mail" | "leave_out";
            rows: number;
            examples: string[];
            /** @description The first rows that say it. */
            lines: components["schemas"]["ConsentLine"][];
        };
        /** @description A column about consent. */
        ConsentColumn: {
            column: number;
            heading: string;
            /** @enum {string} */
            kind: "permission" | "refusal" | "status" | "note" | "other";
            groups: components["schemas"]["ConsentGroup"][];
        };
        /** @description Rows that say the same in each column. */
        ConsentPattern: {
            /** @description For each column the place of the row’s group; -1 where it was not kept. */
            groups: number[];
            rows: number;
        };
        /** @description Values of a column that another program damaged in the same way. */
        Damage: {
            /**
             * @description `mistyped`: an address with a domain such as ‘gmial.com’. `address_wrapped`: text around one (‘mailto:’). `address_signs`: invisible or full-width signs in one. `address_typed`: a slip in one (‘@@’). `misread`: UTF-8 that was read in another encoding (‘JosÃ©’). `escaped`: signs written for a web page (‘&amp;’). `error`: of a spreadsheet (‘#REF!’). `stand_in`: a word for an empty value (‘N/A’). `rounded`: a number of which a spreadsheet kept the first digits (‘4.41E+11’); what was there is lost.
             * @enum {string}
             */
            kind: "mistyped" | "address_wrapped" | "address_signs" | "address_typed" | "misread" | "escaped" | "error" | "stand_in" | "rounded";
            column: number;
            rows: number;
            /** @description Of the first one. */
            line: number;
            example: string;
            /** @description The example as it was meant; null where it is lost. */
            meant: string | null;
        };
        /** @description What the cells of a group in a column mean, where a person decided it. */
        ConsentDecision: {
            column: number;
            /** @description As the profile of the file names it. */
            group: string;
            /** @enum {string} */
            says: "mail" | "leave_out";
        };
        /** @description What was decided when the account last imported a file with these columns. */
        ConsentMemory: {
            audience: components["schemas"]["Named"];
            decided_by: components["schemas"]["Named"] | null;
            decided_at: components["schemas"]["Timestamp"];
            decisions: components["schemas"]["ConsentDecision"][];
            suppress: boolean;
        };
        /** @description What all rows of a file say about consent. */
        ConsentProfile: {
            rows: number;
            /** @description Rows that the import will reject. */
            rejected: number;
            /** @description Rows that are left out unless a person decides otherwise. */
            opted_out: number;
            columns: components["schemas"]["ConsentColumn"][];
            patterns: components["schemas"]["ConsentPattern"][];
            /** @description Records that a quote makes doubtful. */
            suspects: components["schemas"]["SuspectGroup"][];
            /** @description Values of the mapped columns that another program damaged, by kind and column. */
            damage: components["schemas"]["Damage"][];
            remembered: components["schemas"]["ConsentMemory"] | null;
        };
        /** @description How the file will be imported, and what a person decided about its cells. */
        ConsentSuppressionInput: {
            has_header?: boolean;
            reject_role_addresses?: boolean;
            reject_disposable_domains?: boolean;
            /** @description Kinds of damage that the import mends. */
            mend?: ("mistyped" | "address_wrapped" | "address_signs" | "address_typed" | "misread" | "escaped" | "error" | "stand_in")[];
            /** @description Columns that are made of those of the file. Without it there are none, unless the mapping is left out too. */
            computed?: components["schemas"]["ComputedColumn"][];
            mapping: components["schemas"]["Mapping"][];
            decisions?: components["schemas"]["ConsentDecision"][];
        };
        /** @description Whom a suppression of everybody who opted out in the file would reach, each person once. */
        ConsentSuppression: {
            /** @description People whom the file says not to mail. */
            people: number;
            /** @description Those whom a list of the account or the house holds already. */
            suppressed: number;
            /** @description Those who are not suppressed yet and can be mailed through an audience. */
            in_audiences: number;
            /** @description The audiences that would lose some of them. */
            audiences: number;
        };
        /** @description How the file will be imported. */
        AudienceSampleInput: {
            has_header?: boolean;
            reject_role_addresses?: boolean;
            reject_disposable_domains?: boolean;
            /** @description Kinds of damage that the import mends. */
            mend?: ("mistyped" | "address_wrapped" | "address_signs" | "address_typed" | "misread" | "escaped" | "error" | "stand_in")[];
            /** @description Columns that are made of those of the file. Without it there are none, unless the mapping is left out too. */
            computed?: components["schemas"]["ComputedColumn"][];
            mapping: components["schemas"]["Mapping"][];
        };
        /** @description The cell of a row that says not to mail its person. */
        OptOutCell: {
            column: number;
            cell: string;
        };
        /** @description A row of the file, and what its import will do with it. */
        SampledRow: {
            line: number;
            /** @description The beginnings of its cells in the mapped columns. */
            values: string[];
            /** @description The code of the reason to reject it; null if it is not. */
            reason: string | null;
            /** @description What is wrong with its address, with the one that was probably meant, or with the number of its values. */
            detail: string | null;
            opted_out: components["schemas"]["OptOutCell"] | null;
            /** @description The line of another row with the same address that counts instead: an earlier row, or one that says not to mail the person. Only rows up to the end of the sample are compared. */
            same_as: number | null;
        };
        /** @description Rows that follow each other. */
        AudienceSamplePart: {
            /** @description Rows that are neither rejected nor opted out, and have the address of no other row that was read. */
            good: number;
            rows: components["schemas"]["SampledRow"][];
        };
        /** @description Rows of a file, each with what its import will do with it. */
        AudienceSample: {
            /** @description The mapped columns, in the order in which rows have their cells. */
            columns: number[];
            first: components["schemas"]["AudienceSamplePart"];
            /** @description From where the import’s second transaction begins. Without rows when the file is shorter. */
            later: components["schemas"]["AudienceSamplePart"];
        };
        /**
         * @description The audience statuses.
         * @enum {string}
         */
        AudienceStatus: "In Process" | "Error - Invalid Audience" | "Approved";
        /** @description Fields of rows, records and requests. */
        AudienceFields: {
            name?: string;
        };
        /** @description A count of the people who can be mailed that is being renewed, because a suppression list changed. */
        Recount: {
            /** @description When the list changed. */
            asked_at: components["schemas"]["Timestamp"];
            /** @description When the count was made that is shown until then. */
            counted_at: components["schemas"]["OptionalTimestamp"];
            people: number;
            /** @description How many of them were compared with the lists. */
            done: number;
            /** @description An estimate; null before anybody was compared. */
            seconds_left: number | null;
        };
        /** @description Every row of the file counts in exactly one of accepted, rejected, duplicates, suppressed, opted_out and merged. */
        AudienceCounts: {
            rows: number;
            accepted: number;
            rejected: number;
            duplicates: number;
            suppressed: number;
            /** @description Left out because a cell of the row says that the person must not be mailed. */
            opted_out: number;
            /** @description Rows that another file of the version counts: rejected ones that it corrected, and rows of a correction that are still wrong. */
            merged: number;
        };
        /** @description The newest import of the audience. */
        AudienceImport: {
            version_id: components["schemas"]["Id"];
            number: number;
            /** @enum {string} */
            state: "importing" | "sealed" | "failed" | "cancelled";
            counts: components["schemas"]["AudienceCounts"];
            bytes_read: number;
            bytes_total: number;
            rows_per_second: number | null;
            seconds_left: number | null;
            /** @description Among the imports that wait: 1 is next. Null once it has begun. */
            place: number | null;
            /** @description An estimate while it waits; null while that is unknown. */
            begins_in_seconds: number | null;
            failure: string | null;
            started_at: components["schemas"]["OptionalTimestamp"];
            finished_at: components["schemas"]["OptionalTimestamp"];
        };
        /** @description Fields of rows and records. */
        AudienceRowFields: {
            name: string;
            reasons: components["schemas"]["Reason"][];
            actions: components["schemas"]["Action"][];
            id: components["schemas"]["Id"];
            /** @description The number of edits; also the ETag. */
            version: number;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
            account_id: components["schemas"]["Id"];
            account_name: string;
            status: components["schemas"]["AudienceStatus"];
            /** @description Why deliverable is older than a suppression list; null when it is as the lists are now. */
            recount: components["schemas"]["Recount"] | null;
            /** @description Of the version in use; of the newest import if there is none. */
            counts: components["schemas"]["AudienceCounts"];
            /** @description Members that a list of the house or the account holds. */
            suppressed_now: number;
            /** @description Those of them that a list of the house holds. */
            suppressed_by_house: number;
            /** @description Members that may be mailed, unless by an advertiser whose own list holds them. */
            deliverable: number;
            /** @description When the version in use was imported. */
            sealed_at: components["schemas"]["OptionalTimestamp"];
            /** @description The running import; null without one. */
            importing: components["schemas"]["AudienceImport"] | null;
        };
        /** @description An audience in a list. */
        AudienceRow: {
            name: string;
            reasons: components["schemas"]["Reason"][];
            actions: components["schemas"]["Action"][];
            id: components["schemas"]["Id"];
            /** @description The number of edits; also the ETag. */
            version: number;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
            account_id: components["schemas"]["Id"];
            account_name: string;
            status: components["schemas"]["AudienceStatus"];
            /** @description Why deliverable is older than a suppression list; null when it is as the lists are now. */
            recount: components["schemas"]["Recount"] | null;
            /** @description Of the version in use; of the newest import if there is none. */
            counts: components["schemas"]["AudienceCounts"];
            /** @description Members that a list of the house or the account holds. */
            suppressed_now: number;
            /** @description Those of them that a list of the house holds. */
            suppressed_by_house: number;
            /** @description Members that may be mailed, unless by an advertiser whose own list holds them. */
            deliverable: number;
            /** @description When the version in use was imported. */
            sealed_at: components["schemas"]["OptionalTimestamp"];
            /** @description The running import; null without one. */
            importing: components["schemas"]["AudienceImport"] | null;
        };
        AudienceList: {
            objects: components["schemas"]["AudienceRow"][];
            total_rows: number;
        };
        /** @description Fields of records and requests. */
        AudienceDetails: {
            description?: string | null;
            mapping?: components["schemas"]["Mapping"][];
        };
        /** @description What happens with people whose row says that they must not be mailed. Without it they are left out. */
        ConsentChoice: {
            /** @enum {string} */
            choice: "leave_out" | "import";
            /** @description Required to import them. */
            reason?: string | null;
            decisions?: components["schemas"]["ConsentDecision"][];
            /**
             * @description Also adds those who are left out to a suppression list of the account.
             * @default false
             */
            suppress: boolean;
        };
        /** @description Writable fields of an audience. */
        AudienceInput: {
            name?: string;
            description?: string | null;
            mapping?: components["schemas"]["Mapping"][];
            has_header?: boolean;
            reject_role_addresses?: boolean;
            reject_disposable_domains?: boolean;
            /** @description Kinds of damage that the import mends. */
            mend?: ("mistyped" | "address_wrapped" | "address_signs" | "address_typed" | "misread" | "escaped" | "error" | "stand_in")[];
            /** @description Columns that are made of those of the file. Without it there are none, unless the mapping is left out too. */
            computed?: components["schemas"]["ComputedColumn"][];
            upload_id?: components["schemas"]["Id"];
            consent?: components["schemas"]["ConsentChoice"];
        };
        /** @description A new audience from an uploaded file. Its import starts immediately. */
        AudienceCreate: {
            name: string;
            description?: string | null;
            mapping: components["schemas"]["Mapping"][];
            has_header?: boolean;
            reject_role_addresses?: boolean;
            reject_disposable_domains?: boolean;
            /** @description Kinds of damage that the import mends. */
            mend?: ("mistyped" | "address_wrapped" | "address_signs" | "address_typed" | "misread" | "escaped" | "error" | "stand_in")[];
            /** @description Columns that are made of those of the file. Without it there are none, unless the mapping is left out too. */
            computed?: components["schemas"]["ComputedColumn"][];
            upload_id: components["schemas"]["Id"];
            consent?: components["schemas"]["ConsentChoice"];
            account_id: components["schemas"]["Id"];
        };
        /** @description How the import read a file. */
        AudienceFileRead: {
            /** @enum {string} */
            encoding: "utf-8" | "utf-16le" | "utf-16be" | "windows-1252" | "iso-8859-15" | "macintosh" | "windows-1250" | "iso-8859-2" | "windows-1251" | "koi8-r" | "koi8-u" | "windows-1253" | "windows-1254" | "windows-1255" | "windows-1256" | "windows-1257" | "windows-1258" | "windows-874" | "shift_jis" | "euc-jp" | "gb18030" | "big5" | "euc-kr";
            /** @enum {string} */
            delimiter: "," | ";" | "\t" | "|" | ":" | "^" | "~";
            /**
             * @description The sign around values that hold delimiters or line ends. Null when no sign has this meaning.
             * @enum {string|null}
             */
            quote: "\"" | "'" | null;
            /**
             * @description How a quote within a quoted value is written: twice, or behind a backslash as MySQL does.
             * @enum {string}
             */
            escape: "double" | "backslash";
            /** @enum {string} */
            line_end: "lf" | "cr";
            /** @description The line at which the table begins, with its headings if it has any. Lines above it are not read. */
            first_line: number;
            has_header: boolean;
            /** @description The packed file that it comes from. Null for a CSV that was uploaded as it is. */
            unpacked_from: components["schemas"]["PackedSource"] | null;
        };
        /** @description A file that a version is made of. Its counts add up on their own; the version’s counts are their sum. */
        AudienceIngest: {
            /** @description 1 is the file that began the version. */
            number: number;
            /** @enum {string} */
            kind: "replace" | "add" | "correct";
            file: components["schemas"]["StoredFile"];
            /** @description Null where nobody noted it. */
            read_as: components["schemas"]["AudienceFileRead"] | null;
            counts: components["schemas"]["AudienceCounts"];
            ended_at: components["schemas"]["OptionalTimestamp"];
        };
        /** @description Why rows were rejected, and how many. */
        RejectReason: {
            reason: string;
            count: number;
            example_line: number | null;
            example: string | null;
            /** @description What is wrong with the address of the example, with the one that was probably meant, or with the order of its cells; null for other reasons. */
            detail: string | null;
        };
        /** @description Why people who opted out in a file were imported, by whom and when. */
        ImportedAnyway: {
            /** @description Rows of the file that say not to mail their person. Null for imports from before they were counted. */
            rows: number | null;
            reason: string;
            by: components["schemas"]["Named"] | null;
            at: components["schemas"]["Timestamp"];
        };
        /** @description A column by which rows were left out, and how many. */
        OptOutColumn: {
            heading: string;
            count: number;
            example_line: number | null;
            /** @description The cell. */
            example: string | null;
        };
        /** @description What became of people whom the files of the version say not to mail. */
        AudienceConsent: {
            /** @description That of the newest file that did so; null if every file left them out. */
            imported_anyway: components["schemas"]["ImportedAnyway"] | null;
            columns: components["schemas"]["OptOutColumn"][];
            /** @description The suppression list that holds them. People of further files come to it. */
            suppression: components["schemas"]["Named"] | null;
        };
        /** @description A product that sends to a version. */
        AudiencePin: {
            product_id: components["schemas"]["Id"];
            product_name: string;
            version_number: number;
            product_status: components["schemas"]["ProductStatus"];
        };
        /** @description A list of people to mail. */
        Audience: {
            name: string;
            reasons: components["schemas"]["Reason"][];
            actions: components["schemas"]["Action"][];
            id: components["schemas"]["Id"];
            /** @description The number of edits; also the ETag. */
            version: number;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
            account_id: components["schemas"]["Id"];
            account_name: string;
            status: components["schemas"]["AudienceStatus"];
            /** @description Why deliverable is older than a suppression list; null when it is as the lists are now. */
            recount: components["schemas"]["Recount"] | null;
            /** @description Of the version in use; of the newest import if there is none. */
            counts: components["schemas"]["AudienceCounts"];
            /** @description Members that a list of the house or the account holds. */
            suppressed_now: number;
            /** @description Those of them that a list of the house holds. */
            suppressed_by_house: number;
            /** @description Members that may be mailed, unless by an advertiser whose own list holds them. */
            deliverable: number;
            /** @description When the version in use was imported. */
            sealed_at: components["schemas"]["OptionalTimestamp"];
            /** @description The running import; null without one. */
            importing: components["schemas"]["AudienceImport"] | null;
            description: string | null;
            mapping: components["schemas"]["Mapping"][];
            file: components["schemas"]["StoredFile"];
            /** @description The names of the columns in the file of the newest import. */
            columns: string[];
            /** @description Columns that the newest import made of those of its file. */
            computed: components["schemas"]["ComputedColumn"][];
            /** @description The sealed version in use. */
            version_id: number | null;
            version_number: number | null;
            /** @description The files of the version in use; of the newest import if there is none. */
            ingests: components["schemas"]["AudienceIngest"][];
            latest_import: components["schemas"]["AudienceImport"];
            reject_reasons: components["schemas"]["RejectReason"][];
            consent: components["schemas"]["AudienceConsent"];
            /** @description Records of the shown version’s files that a quote makes doubtful. */
            suspects: components["schemas"]["SuspectGroup"][];
            pins: components["schemas"]["AudiencePin"][];
        };
        /** @description The field of requests that import another file. */
        AudienceImportWay: {
            /**
             * @description Whether the people of the file replace those of the version in use or come to them. Without it they replace them; a file that has the columns of exported rejected rows needs it.
             * @enum {string}
             */
            people?: "replace" | "add";
        };
        /** @description All writable fields of the audience. An upload_id or a mapping starts a new import. */
        AudienceReplace: {
            name: string;
            description: string | null;
            mapping?: components["schemas"]["Mapping"][];
            has_header?: boolean;
            reject_role_addresses?: boolean;
            reject_disposable_domains?: boolean;
            /** @description Kinds of damage that the import mends. */
            mend?: ("mistyped" | "address_wrapped" | "address_signs" | "address_typed" | "misread" | "escaped" | "error" | "stand_in")[];
            /** @description Columns that are made of those of the file. Without it there are none, unless the mapping is left out too. */
            computed?: components["schemas"]["ComputedColumn"][];
            upload_id?: components["schemas"]["Id"];
            consent?: components["schemas"]["ConsentChoice"];
            /**
             * @description Whether the people of the file replace those of the version in use or come to them. Without it they replace them; a file that has the columns of exported rejected rows needs it.
             * @enum {string}
             */
            people?: "replace" | "add";
        };
        /** @description Changes to an audience. An upload_id or a mapping starts a new import. */
        AudiencePatch: {
            name?: string;
            description?: string | null;
            mapping?: components["schemas"]["Mapping"][];
            has_header?: boolean;
            reject_role_addresses?: boolean;
            reject_disposable_domains?: boolean;
            /** @description Kinds of damage that the import mends. */
            mend?: ("mistyped" | "address_wrapped" | "address_signs" | "address_typed" | "misread" | "escaped" | "error" | "stand_in")[];
            /** @description Columns that are made of those of the file. Without it there are none, unless the mapping is left out too. */
            computed?: components["schemas"]["ComputedColumn"][];
            upload_id?: components["schemas"]["Id"];
            consent?: components["schemas"]["ConsentChoice"];
            /**
             * @description Whether the people of the file replace those of the version in use or come to them. Without it they replace them; a file that has the columns of exported rejected rows needs it.
             * @enum {string}
             */
            people?: "replace" | "add";
        };
        /** @description Another file for an audience, and how it is read. What is left out is taken from the file before it. */
        AudienceLaterFile: {
            has_header?: boolean;
            reject_role_addresses?: boolean;
            reject_disposable_domains?: boolean;
            /** @description Kinds of damage that the import mends. */
            mend?: ("mistyped" | "address_wrapped" | "address_signs" | "address_typed" | "misread" | "escaped" | "error" | "stand_in")[];
            /** @description Columns that are made of those of the file. Without it there are none, unless the mapping is left out too. */
            computed?: components["schemas"]["ComputedColumn"][];
            upload_id: components["schemas"]["Id"];
            /** @description Without it, columns are mapped as those with the same headings were, otherwise as guessed. */
            mapping?: components["schemas"]["Mapping"][];
            consent?: components["schemas"]["ConsentChoice"];
        };
        /** @description How many people of the version in use would go, how many would come, and how many it would have then. */
        PeopleMoved: {
            go: number;
            come: number;
            /** @description Suppressed ones included. */
            people: number;
        };
        /** @description What a file of corrections would change. */
        CorrectionsMoved: {
            go: number;
            come: number;
            /** @description Suppressed ones included. */
            people: number;
            /** @description Rejected rows that a row of the file replaces. */
            corrected: number;
            /** @description Rejected rows that would be left. */
            still_rejected: number;
            /** @description Rows whose line was corrected before. */
            repeated: number;
            /** @description Rows that name no rejected row. */
            unknown: number;
        };
        /** @description What a file would do to the people of an audience, for each way to import it. */
        AudienceComparison: {
            /** @description The version in use. */
            version_number: number | null;
            /** @description Its people, suppressed ones included. */
            people: number;
            /** @description Whether the file has the columns of exported rejected rows. */
            corrects: boolean;
            /** @description The version that adding or correcting makes, because a launch used the one in use; null when that one grows. */
            next_number: number | null;
            replace: components["schemas"]["PeopleMoved"];
            /** @description Null while no version is in use. */
            add: components["schemas"]["PeopleMoved"] | null;
            /** @description Null for a file without the columns, and when no rows of the version in use can be corrected. */
            correct: components["schemas"]["CorrectionsMoved"] | null;
        };
        /** @description A rejected row with its corrected values. */
        CorrectedRow: {
            ingest: number;
            line: number;
            /** @description One for each column of the list. */
            values: string[];
        };
        /** @description Rejected rows that were corrected in place. */
        CorrectedRows: {
            /** @description The version whose rows they are. Another version has other lines, so one that isn’t in use is refused. */
            version_id: number;
            rows: components["schemas"]["CorrectedRow"][];
        };
        /** @description A member with masked data. */
        Member: {
            /** @description The file of the version that has the line. */
            ingest: number;
            line: number;
            email: string;
            first_name: string | null;
            last_name: string | null;
            company: string | null;
            country: string | null;
            postal_code: string | null;
            custom: {
                [key: string]: string;
            };
            suppressed: boolean;
        };
        MemberList: {
            objects: components["schemas"]["Member"][];
            total_rows: number;
        };
        /**
         * @description Why a row of a file of people is rejected.
         * @enum {string}
         */
        RejectCode: "no_email" | "bad_address" | "heading" | "other_order" | "note" | "wrong_column_count" | "too_long" | "undecodable" | "unknown_line" | "role_address" | "disposable_domain";
        /** @description A rejected row of a file, as it is there. */
        RejectedRow: {
            /** @description The file of the version that has the line. */
            ingest: number;
            line: number;
            reason: components["schemas"]["RejectCode"];
            /** @description What is wrong: ‘two @’, ‘8 values in 7 columns’. Null where the reason says all. */
            detail: string | null;
            /** @description The address that was probably meant. Of a cell with several addresses it is the first one. */
            suggestion: string | null;
            /** @description The whole row as it was probably meant, one value for each column of the list: below a heading row whose columns stand in another order, in that of the file. Null when only the address can be suggested. */
            suggested_values: string[] | null;
            /** @description The place of the address among the values, from 0. */
            email_column: number | null;
            /** @description One for each column of the list. A row that has more values than its file has columns has the others after them. */
            values: string[];
        };
        RejectedRowList: {
            objects: components["schemas"]["RejectedRow"][];
            total_rows: number;
            /** @description The version in use; null without one. */
            version_id: number | null;
            /** @description The headings of the version’s first file, then those that only later files have. */
            columns: string[];
        };
        /** @description Writable fields of a suppression list. */
        SuppressionFields: {
            name?: string;
            active?: boolean;
        };
        /** @description A list of addresses that are never mailed. */
        Suppression: {
            name: string;
            active: boolean;
            reasons: components["schemas"]["Reason"][];
            actions: components["schemas"]["Action"][];
            id: components["schemas"]["Id"];
            /** @description The number of edits; also the ETag. */
            version: number;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
            /** @enum {string} */
            scope: "house" | "account" | "advertiser";
            account_id: number | null;
            /** @description Null for a list that applies to all accounts. */
            account_name: string | null;
            advertiser: components["schemas"]["Named"] | null;
            /** @description Whether Mailroom fills it automatically. */
            builtin: boolean;
            entry_count: number;
            file: components["schemas"]["StoredFile"] | null;
        };
        SuppressionList: {
            objects: components["schemas"]["Suppression"][];
            total_rows: number;
        };
        /** @description A new list from a CSV or lines of text: addresses, their SHA-256 or MD5 digests, or domains. */
        SuppressionCreate: {
            name: string;
            active?: boolean;
            /** @enum {string} */
            scope: "house" | "account" | "advertiser";
            account_id?: components["schemas"]["Id"];
            advertiser_id?: components["schemas"]["Id"];
            entries?: string;
            /**
             * Format: binary
             * @description A CSV file, of which only the first column is read.
             */
            suppressions?: Blob;
        };
        /** @description All writable fields of the list. */
        SuppressionReplace: {
            name: string;
            active: boolean;
        };
        /** @description Changes to a list. An omitted field keeps its value. */
        SuppressionPatch: {
            name?: string;
            active?: boolean;
        };
        /** @description Fields of rows, records and requests. */
        OrderFields: {
            advertiser_id?: components["schemas"]["Id"];
            name?: string;
            po_number?: string | null;
        };
        /** @description Fields of rows and records. */
        OrderRowFields: {
            advertiser_id: components["schemas"]["Id"];
            name: string;
            po_number: string | null;
            reasons: components["schemas"]["Reason"][];
            actions: components["schemas"]["Action"][];
            id: components["schemas"]["Id"];
            /** @description The number of edits; also the ETag. */
            version: number;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
            account_id: components["schemas"]["Id"];
            account_name: string;
            advertiser_name: string;
            owner: components["schemas"]["Named"] | null;
            /** @description The most urgent status of its products; Draft without products. */
            status: components["schemas"]["ProductStatus"];
            product_count: number;
            submitted_at: components["schemas"]["OptionalTimestamp"];
        };
        /** @description An order in a list. */
        OrderRow: {
            advertiser_id: components["schemas"]["Id"];
            name: string;
            po_number: string | null;
            reasons: components["schemas"]["Reason"][];
            actions: components["schemas"]["Action"][];
            id: components["schemas"]["Id"];
            /** @description The number of edits; also the ETag. */
            version: number;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
            account_id: components["schemas"]["Id"];
            account_name: string;
            advertiser_name: string;
            owner: components["schemas"]["Named"] | null;
            /** @description The most urgent status of its products; Draft without products. */
            status: components["schemas"]["ProductStatus"];
            product_count: number;
            submitted_at: components["schemas"]["OptionalTimestamp"];
        };
        OrderList: {
            objects: components["schemas"]["OrderRow"][];
            total_rows: number;
        };
        /** @description Fields of records and requests. */
        OrderDetails: {
            notes?: string | null;
        };
        /** @description Writable fields of an order. */
        OrderInput: {
            advertiser_id?: components["schemas"]["Id"];
            name?: string;
            po_number?: string | null;
            notes?: string | null;
            owner_id?: number | null;
        };
        /** @description Fields of rows, records and requests. */
        ProductFields: {
            product_name?: string;
            /**
             * @description E-mail deployment sends mail. Data delivery writes the list and the creative to the product’s install.
             * @enum {string|null}
             */
            product_type?: "E-mail deployment" | "Data delivery" | null;
            /** @description A changed start lies on the account’s earliest day or later; after the first launch, today or later. */
            product_start_date?: components["schemas"]["OptionalTimestamp"];
            /** @description After the start. */
            product_end_date?: components["schemas"]["OptionalTimestamp"];
            volume_ordered?: number | null;
        };
        /** @description Fields of records and requests. */
        ProductDetails: {
            volume_tolerance_percent?: number | null;
        };
        /** @description Writable fields of a product. */
        ProductInput: {
            product_name?: string;
            /**
             * @description E-mail deployment sends mail. Data delivery writes the list and the creative to the product’s install.
             * @enum {string|null}
             */
            product_type?: "E-mail deployment" | "Data delivery" | null;
            /** @description A changed start lies on the account’s earliest day or later; after the first launch, today or later. */
            product_start_date?: components["schemas"]["OptionalTimestamp"];
            /** @description After the start. */
            product_end_date?: components["schemas"]["OptionalTimestamp"];
            volume_ordered?: number | null;
            volume_tolerance_percent?: number | null;
            audience_id?: number | null;
            creative_id?: number | null;
            install_id?: number | null;
            rate_cpm_cents?: number | null;
        };
        /** @description A product that is added together with its order. */
        ProductOfOrder: {
            product_name: string;
            /**
             * @description E-mail deployment sends mail. Data delivery writes the list and the creative to the product’s install.
             * @enum {string|null}
             */
            product_type?: "E-mail deployment" | "Data delivery" | null;
            /** @description A changed start lies on the account’s earliest day or later; after the first launch, today or later. */
            product_start_date?: components["schemas"]["OptionalTimestamp"];
            /** @description After the start. */
            product_end_date?: components["schemas"]["OptionalTimestamp"];
            volume_ordered?: number | null;
            volume_tolerance_percent?: number | null;
            audience_id?: number | null;
            creative_id?: number | null;
            install_id?: number | null;
            rate_cpm_cents?: number | null;
        };
        /** @description A new order. */
        OrderCreate: {
            advertiser_id: components["schemas"]["Id"];
            name: string;
            po_number?: string | null;
            notes?: string | null;
            owner_id?: number | null;
            account_id: components["schemas"]["Id"];
            products?: components["schemas"]["ProductOfOrder"][];
        };
        /**
         * @description Why a launched product Needs Attention.
         * @enum {string}
         */
        Attention: "sent_back" | "start_missed" | "creative_rejected" | "step_failed" | "paused";
        /** @description An attempt that was stopped: cancelled, sent back, or not confirmed before its start. */
        PastAttempt: {
            attempt: number;
            /** @description How many people its frozen list has, without seeds. */
            recipients: number;
        };
        /** @description What a product had when the caller last looked at it. */
        ChangedFrom: {
            product_status: components["schemas"]["ProductStatus"];
            product_start_date: components["schemas"]["OptionalTimestamp"];
            looked_at: components["schemas"]["Timestamp"];
        };
        /** @description Fields of rows and records. */
        ProductRowFields: {
            product_name: string;
            /**
             * @description E-mail deployment sends mail. Data delivery writes the list and the creative to the product’s install.
             * @enum {string|null}
             */
            product_type: "E-mail deployment" | "Data delivery" | null;
            /** @description A changed start lies on the account’s earliest day or later; after the first launch, today or later. */
            product_start_date: components["schemas"]["OptionalTimestamp"];
            /** @description After the start. */
            product_end_date: components["schemas"]["OptionalTimestamp"];
            volume_ordered: number | null;
            reasons: components["schemas"]["Reason"][];
            actions: components["schemas"]["Action"][];
            product_id: components["schemas"]["Id"];
            order_id: components["schemas"]["Id"];
            order_name: string;
            account_id: components["schemas"]["Id"];
            account_name: string;
            advertiser_id: components["schemas"]["Id"];
            advertiser_name: string;
            product_status: components["schemas"]["ProductStatus"];
            /** @description Why a launched product Needs Attention. */
            attention: components["schemas"]["Attention"] | null;
            /** @description People who were delivered to, in all attempts. Seeds don’t count. */
            volume_delivered: number;
            /** @description Why deliverable is older than a suppression list; null when it is as the lists are now. */
            recount: components["schemas"]["Recount"] | null;
            /** @description Members of the audience who may be mailed now; of a frozen list, and of a cancelled product whose list was frozen, at its build. */
            deliverable: number | null;
            /** @description How many it goes to, cut to the ordered volume, without seeds: the frozen list, or before it what a launch would reach now. Of a cancelled product, the list that its last attempt froze. Null while that is unknown, and when a cancelled one froze none. */
            recipients: number | null;
            /** @description The last attempt, when it was stopped after its list was frozen. Null while an attempt holds the product, and when the last one froze no list. */
            past_attempt: components["schemas"]["PastAttempt"] | null;
            /** @description How it was when the caller last looked at it. Null when its status and its start are the same now, and when they never looked. */
            changed_from: components["schemas"]["ChangedFrom"] | null;
            /** @description Who acts next: the owner of the order by name, or a team or role. */
            next_actor: string | null;
            /** @description The person who acts next; null for a team or a role, and for nobody. */
            next_actor_id: number | null;
            /** @description What they do next, or what happens without them; null when nothing is left to do or several people act. */
            next_step: string | null;
            /** @description By when to do it. It never lies before the moment at which it was given. */
            next_due_at: components["schemas"]["OptionalTimestamp"];
        };
        /** @description A product in a list. */
        ProductRow: {
            product_name: string;
            /**
             * @description E-mail deployment sends mail. Data delivery writes the list and the creative to the product’s install.
             * @enum {string|null}
             */
            product_type: "E-mail deployment" | "Data delivery" | null;
            /** @description A changed start lies on the account’s earliest day or later; after the first launch, today or later. */
            product_start_date: components["schemas"]["OptionalTimestamp"];
            /** @description After the start. */
            product_end_date: components["schemas"]["OptionalTimestamp"];
            volume_ordered: number | null;
            reasons: components["schemas"]["Reason"][];
            actions: components["schemas"]["Action"][];
            product_id: components["schemas"]["Id"];
            order_id: components["schemas"]["Id"];
            order_name: string;
            account_id: components["schemas"]["Id"];
            account_name: string;
            advertiser_id: components["schemas"]["Id"];
            advertiser_name: string;
            product_status: components["schemas"]["ProductStatus"];
            /** @description Why a launched product Needs Attention. */
            attention: components["schemas"]["Attention"] | null;
            /** @description People who were delivered to, in all attempts. Seeds don’t count. */
            volume_delivered: number;
            /** @description Why deliverable is older than a suppression list; null when it is as the lists are now. */
            recount: components["schemas"]["Recount"] | null;
            /** @description Members of the audience who may be mailed now; of a frozen list, and of a cancelled product whose list was frozen, at its build. */
            deliverable: number | null;
            /** @description How many it goes to, cut to the ordered volume, without seeds: the frozen list, or before it what a launch would reach now. Of a cancelled product, the list that its last attempt froze. Null while that is unknown, and when a cancelled one froze none. */
            recipients: number | null;
            /** @description The last attempt, when it was stopped after its list was frozen. Null while an attempt holds the product, and when the last one froze no list. */
            past_attempt: components["schemas"]["PastAttempt"] | null;
            /** @description How it was when the caller last looked at it. Null when its status and its start are the same now, and when they never looked. */
            changed_from: components["schemas"]["ChangedFrom"] | null;
            /** @description Who acts next: the owner of the order by name, or a team or role. */
            next_actor: string | null;
            /** @description The person who acts next; null for a team or a role, and for nobody. */
            next_actor_id: number | null;
            /** @description What they do next, or what happens without them; null when nothing is left to do or several people act. */
            next_step: string | null;
            /** @description By when to do it. It never lies before the moment at which it was given. */
            next_due_at: components["schemas"]["OptionalTimestamp"];
        };
        /** @description An amount of money. */
        Cost: {
            amount_cents: number;
            currency: string;
        };
        /** @description The sums of the order’s products. */
        OrderTotals: {
            ordered: number;
            /** @description People who were delivered to. Seeds don’t count. */
            delivered: number;
            /** @description What the delivered volume costs, as the products’ reports say. Null while nothing is delivered, and when a rate is missing or the currencies differ. */
            cost: components["schemas"]["Cost"] | null;
            /** @description What the order will cost, until anything is delivered: of each product its recipients, or its ordered volume while they aren’t known. Null without any, and when a rate is missing or the currencies differ. */
            expected_cost: components["schemas"]["Cost"] | null;
        };
        /** @description What an advertiser ordered. */
        Order: {
            advertiser_id: components["schemas"]["Id"];
            name: string;
            po_number: string | null;
            reasons: components["schemas"]["Reason"][];
            actions: components["schemas"]["Action"][];
            id: components["schemas"]["Id"];
            /** @description The number of edits; also the ETag. */
            version: number;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
            account_id: components["schemas"]["Id"];
            account_name: string;
            advertiser_name: string;
            owner: components["schemas"]["Named"] | null;
            /** @description The most urgent status of its products; Draft without products. */
            status: components["schemas"]["ProductStatus"];
            product_count: number;
            submitted_at: components["schemas"]["OptionalTimestamp"];
            notes: string | null;
            submitted_by: components["schemas"]["Named"] | null;
            products: components["schemas"]["ProductRow"][];
            totals: components["schemas"]["OrderTotals"];
        };
        /** @description All writable fields of the order. */
        OrderReplace: {
            advertiser_id: components["schemas"]["Id"];
            name: string;
            po_number: string | null;
            notes: string | null;
            owner_id: number | null;
        };
        /** @description Changes to an order. An omitted field keeps its value; null clears it. */
        OrderPatch: {
            advertiser_id?: components["schemas"]["Id"];
            name?: string;
            po_number?: string | null;
            notes?: string | null;
            owner_id?: number | null;
        };
        /** @description What a copy of an order has of its own. */
        OrderCopy: {
            /** @description Without it, the order’s name with ‘(copy)’. */
            name?: string;
            /** @description By how many days start and end of the products are moved, by the clocks of their account. A product whose start would then be refused as that of a new product has neither start nor end. */
            days?: number;
        };
        /**
         * @description What is ahead, what should have gone out by now, and what is finished.
         * @enum {string}
         */
        ProductGroup: "ahead" | "overdue" | "finished";
        /**
         * @description Who must act on a product. The caller, somebody whose work the caller may do, or an actor as reasons name it.
         * @enum {string}
         */
        ProductActor: "me" | "my_team" | "Order owner" | "Data team" | "Creative team" | "Account manager" | "Anyone who may launch" | "Anyone who may confirm";
        ProductList: {
            objects: components["schemas"]["ProductRow"][];
            total_rows: number;
        };
        /** @description A new product. */
        ProductCreate: {
            product_name: string;
            /**
             * @description E-mail deployment sends mail. Data delivery writes the list and the creative to the product’s install.
             * @enum {string|null}
             */
            product_type?: "E-mail deployment" | "Data delivery" | null;
            /** @description A changed start lies on the account’s earliest day or later; after the first launch, today or later. */
            product_start_date?: components["schemas"]["OptionalTimestamp"];
            /** @description After the start. */
            product_end_date?: components["schemas"]["OptionalTimestamp"];
            volume_ordered?: number | null;
            volume_tolerance_percent?: number | null;
            audience_id?: number | null;
            creative_id?: number | null;
            install_id?: number | null;
            rate_cpm_cents?: number | null;
            order_id: components["schemas"]["Id"];
        };
        /** @description The audience of a product and its version: the pinned one, or the one in use if none is pinned. */
        ProductAudience: {
            id: components["schemas"]["Id"];
            name: string;
            status: components["schemas"]["AudienceStatus"];
            version_id: number | null;
            version_number: number | null;
            pinned: boolean;
            counts: components["schemas"]["AudienceCounts"] | null;
            imported_anyway: components["schemas"]["ImportedAnyway"] | null;
        };
        /** @description Fields of a creative as products and reports show it. */
        ShownCreativeFields: {
            id: components["schemas"]["Id"];
            name: string;
            status: components["schemas"]["CreativeStatus"];
            revision: number | null;
            pinned: boolean;
            subject: string | null;
            from_name: string | null;
            preview_url: string | null;
        };
        /** @description Who uploaded this revision, and who accepted what its check found. */
        Approval: {
            /** @enum {string} */
            part: "content" | "links" | "clients" | "findings";
            /** @description How many of them this person accepted. */
            count: number;
            by: components["schemas"]["Named"] | null;
            at: components["schemas"]["Timestamp"];
        };
        /** @description The creative of a product, with who approved its revision: the pinned one, or the newest if none is pinned. */
        ProductCreative: {
            id: components["schemas"]["Id"];
            name: string;
            status: components["schemas"]["CreativeStatus"];
            revision: number | null;
            pinned: boolean;
            subject: string | null;
            from_name: string | null;
            preview_url: string | null;
            /** @description Whose mail it is. One that isn’t the product’s own has to be accepted by `confirm`. */
            advertiser: components["schemas"]["Named"] | null;
            preheader: string | null;
            from_email: string | null;
            /** @description The sending domain that its e-mails are signed for now. Null when they go out unsigned. */
            signed_for: string | null;
            /** @description When the check of this revision ended. */
            checked_at: components["schemas"]["OptionalTimestamp"];
            approvals: components["schemas"]["Approval"][];
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
        /** @description A step of the current attempt. */
        ProductStep: {
            name: string;
            status: components["schemas"]["ActionStatus"];
            result: string | null;
            severity: components["schemas"]["Severity"] | null;
            started_at: components["schemas"]["OptionalTimestamp"];
            finished_at: components["schemas"]["OptionalTimestamp"];
        };
        /** @description Where each row of the audience’s file went: the losses and the recipients add up to the rows. Frozen with the send list, also of a cancelled product; before, what it would be now. */
        ProductFunnel: {
            rows: number;
            rejected: number;
            duplicates: number;
            /** @description Left out because the file says that they must not be mailed. */
            opted_out: number;
            /** @description Deleted because the account keeps people for a time only. */
            forgotten: number;
            suppressed_by_house: number;
            suppressed_by_account: number;
            suppressed_by_advertiser: number;
            deliverable: number;
            /** @description By an earlier attempt. */
            already_mailed: number;
            /** @description Left out because fewer were ordered. */
            cut: number;
            /** @description Left out because a person decided so after proofreading. Absent is none. */
            left_out?: number;
            recipients: number;
        };
        /** @description What a relaunch would reach now, by the audience and the lists as they are now. */
        Relaunch: {
            deliverable: number | null;
            /** @description Null while that is unknown. */
            recipients: number | null;
            funnel: components["schemas"]["ProductFunnel"] | null;
        };
        /** @description A newer revision of the creative than the one that the stopped attempt sends. `relaunch` sends it to those who weren’t mailed yet. */
        Corrected: {
            /** @description The revision that the stopped attempt sends. */
            sent_revision: number;
            /** @description The newest revision. */
            revision: number;
            creative: components["schemas"]["ProductCreative"];
            /** @description The audience with the version that the corrected mail would go to. */
            audience: components["schemas"]["ProductAudience"] | null;
            /** @description People who were mailed, or are in doubt. Null until the newest revision is approved. */
            had_it: number | null;
            /** @description People who would get the corrected mail. Null until the newest revision is approved. */
            get_it: number | null;
        };
        /** @description The frozen send list. */
        Prepared: {
            /** @description People. Seeds are counted apart. */
            recipients: number;
            live_seeds: number;
            proofs: number;
            manifest_sha256: string;
            /** @description By when to confirm, so that it goes out at its start; where that had passed when it was prepared, before it counts as missed. */
            confirm_by: components["schemas"]["OptionalTimestamp"];
        };
        /** @description How many recipients of the current attempt are in each state. Seeds are counted apart. */
        Sending: {
            live_seeds: number;
            live_seeds_accepted: number;
            total: number;
            queued: number;
            claimed: number;
            accepted: number;
            refused: number;
            in_doubt: number;
            suppressed_late: number;
            withdrawn: number;
        };
        /** @description A file at an install: the list, the creative, or the checksums of both. */
        DeliveredFile: {
            name: string;
            bytes: number;
            /** @description The hash of its bytes in hex. */
            sha256: string;
        };
        /** @description What the newest launch of a data delivery has written to its install, and read back from there. */
        DataDelivery: {
            /** @description The name that the install had. */
            destination: string;
            delivered_at: components["schemas"]["Timestamp"];
            files: components["schemas"]["DeliveredFile"][];
        };
        /** @description A change of the product’s status. */
        ProductTransition: {
            at: components["schemas"]["Timestamp"];
            event: string;
            from_status: components["schemas"]["ProductStatus"];
            to_status: components["schemas"]["ProductStatus"];
            by: components["schemas"]["Named"] | null;
            detail: string | null;
        };
        /** @description One deployment: which creative goes to which audience, how many and when. */
        Product: {
            product_name: string;
            /**
             * @description E-mail deployment sends mail. Data delivery writes the list and the creative to the product’s install.
             * @enum {string|null}
             */
            product_type: "E-mail deployment" | "Data delivery" | null;
            /** @description A changed start lies on the account’s earliest day or later; after the first launch, today or later. */
            product_start_date: components["schemas"]["OptionalTimestamp"];
            /** @description After the start. */
            product_end_date: components["schemas"]["OptionalTimestamp"];
            volume_ordered: number | null;
            reasons: components["schemas"]["Reason"][];
            actions: components["schemas"]["Action"][];
            product_id: components["schemas"]["Id"];
            order_id: components["schemas"]["Id"];
            order_name: string;
            account_id: components["schemas"]["Id"];
            account_name: string;
            advertiser_id: components["schemas"]["Id"];
            advertiser_name: string;
            product_status: components["schemas"]["ProductStatus"];
            /** @description Why a launched product Needs Attention. */
            attention: components["schemas"]["Attention"] | null;
            /** @description People who were delivered to, in all attempts. Seeds don’t count. */
            volume_delivered: number;
            /** @description Why deliverable is older than a suppression list; null when it is as the lists are now. */
            recount: components["schemas"]["Recount"] | null;
            /** @description Members of the audience who may be mailed now; of a frozen list, and of a cancelled product whose list was frozen, at its build. */
            deliverable: number | null;
            /** @description How many it goes to, cut to the ordered volume, without seeds: the frozen list, or before it what a launch would reach now. Of a cancelled product, the list that its last attempt froze. Null while that is unknown, and when a cancelled one froze none. */
            recipients: number | null;
            /** @description The last attempt, when it was stopped after its list was frozen. Null while an attempt holds the product, and when the last one froze no list. */
            past_attempt: components["schemas"]["PastAttempt"] | null;
            /** @description How it was when the caller last looked at it. Null when its status and its start are the same now, and when they never looked. */
            changed_from: components["schemas"]["ChangedFrom"] | null;
            /** @description Who acts next: the owner of the order by name, or a team or role. */
            next_actor: string | null;
            /** @description The person who acts next; null for a team or a role, and for nobody. */
            next_actor_id: number | null;
            /** @description What they do next, or what happens without them; null when nothing is left to do or several people act. */
            next_step: string | null;
            /** @description By when to do it. It never lies before the moment at which it was given. */
            next_due_at: components["schemas"]["OptionalTimestamp"];
            volume_tolerance_percent: number | null;
            attention_detail: string | null;
            /** @description Who answers for its order; null when it has no owner. */
            order_owner: components["schemas"]["Named"] | null;
            audience: components["schemas"]["ProductAudience"] | null;
            creative: components["schemas"]["ProductCreative"] | null;
            install: components["schemas"]["Named"] | null;
            /** @description The account’s tolerance, which applies where the product has none of its own. */
            account_tolerance_percent: number;
            /** @description The lower count a person accepted. */
            accepted_volume: number | null;
            rate: components["schemas"]["Rate"] | null;
            attempt: number;
            launch_id: number | null;
            launched_at: components["schemas"]["OptionalTimestamp"];
            launched_by: components["schemas"]["Named"] | null;
            hold_until: components["schemas"]["OptionalTimestamp"];
            /** @description By when to launch it, so that it goes out at its start. Null without a start, while a launch runs, and when it is too late. */
            launch_by: components["schemas"]["OptionalTimestamp"];
            /** @description The account’s hold time after a launch. */
            hold_minutes: number;
            /** @description The account’s undo time after a confirmation. */
            undo_seconds: number;
            /** @description How many messages the account sends a minute, over all its products; null without a limit. */
            send_rate_per_minute: number | null;
            send_hours: components["schemas"]["SendHours"];
            warm_up: components["schemas"]["WarmUp"];
            /** @description The receiving domains to which the account sends slower than to others, over all its products. */
            receiver_rates: {
                domain: string;
                rate_per_minute: number;
                /** @description How many messages of the newest launch to this domain are not out yet, live seeds too. Null while nobody has counted them: until the list is built, and after a change of the domains until the sending begins or goes on. */
                waiting: number | null;
            }[];
            /** @description How many people the account has mailed today, over all its products. Counted only while a warm-up limits it. */
            mailed_today: number;
            /** @description The account’s days of notice: a first launch has to come that many days before its start. */
            deployment_delta_days: number;
            next_change_at: components["schemas"]["OptionalTimestamp"];
            steps: components["schemas"]["ProductStep"][];
            /** @description Null without a usable version of the audience. */
            funnel: components["schemas"]["ProductFunnel"] | null;
            /** @description Null before the first launch, and while an attempt holds the product. */
            relaunch: components["schemas"]["Relaunch"] | null;
            /** @description Null unless the product is paused, or its step failed, and its creative has a newer revision. */
            corrected: components["schemas"]["Corrected"] | null;
            prepared: components["schemas"]["Prepared"] | null;
            sending: components["schemas"]["Sending"] | null;
            /** @description Null for mail, and until the install has all files. */
            data_delivery: components["schemas"]["DataDelivery"] | null;
            /** @description Messages to settle, of all attempts, seeds and proofs included. */
            in_doubt: number;
            history: components["schemas"]["ProductTransition"][];
            time_zone: string;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
            /** @description The number of edits; also the ETag. */
            version: number;
        };
        /** @description How many products are in each group, of which each product is in one, and how many wait for the caller. */
        ProductGroupCounts: {
            /** @description They start later, are going out, or have no start yet. */
            ahead: number;
            /** @description Their start has passed and they wait for a person. */
            overdue: number;
            /** @description Completed, ended or cancelled. */
            finished: number;
            /** @description Those that wait for the caller, in whichever group. */
            needs_me: number;
        };
        /** @description All writable fields of the product. */
        ProductReplace: {
            product_name: string;
            /**
             * @description E-mail deployment sends mail. Data delivery writes the list and the creative to the product’s install.
             * @enum {string|null}
             */
            product_type: "E-mail deployment" | "Data delivery" | null;
            /** @description A changed start lies on the account’s earliest day or later; after the first launch, today or later. */
            product_start_date: components["schemas"]["OptionalTimestamp"];
            /** @description After the start. */
            product_end_date: components["schemas"]["OptionalTimestamp"];
            volume_ordered: number | null;
            volume_tolerance_percent: number | null;
            audience_id: number | null;
            creative_id: number | null;
            install_id: number | null;
            rate_cpm_cents: number | null;
        };
        /** @description Changes to a product. An omitted field keeps its value; null clears it. */
        ProductPatch: {
            product_name?: string;
            /**
             * @description E-mail deployment sends mail. Data delivery writes the list and the creative to the product’s install.
             * @enum {string|null}
             */
            product_type?: "E-mail deployment" | "Data delivery" | null;
            /** @description A changed start lies on the account’s earliest day or later; after the first launch, today or later. */
            product_start_date?: components["schemas"]["OptionalTimestamp"];
            /** @description After the start. */
            product_end_date?: components["schemas"]["OptionalTimestamp"];
            volume_ordered?: number | null;
            volume_tolerance_percent?: number | null;
            audience_id?: number | null;
            creative_id?: number | null;
            install_id?: number | null;
            rate_cpm_cents?: number | null;
        };
        /** @description Writable fields of a rate. */
        ProductRateFields: {
            cpm_cents?: number;
            currency?: string;
        };
        /** @description A rate for all accounts or for one. */
        ProductRate: {
            cpm_cents: number;
            currency: string;
            reasons: components["schemas"]["Reason"][];
            actions: components["schemas"]["Action"][];
            id: components["schemas"]["Id"];
            /** @description The number of edits; also the ETag. */
            version: number;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
            /** @description Null: all accounts. */
            account_id: number | null;
            account_name: string | null;
            /** @enum {string} */
            product_type: "E-mail deployment" | "Data delivery";
            /** @description Null: all verticals. */
            vertical: components["schemas"]["Named"] | null;
        };
        ProductRateList: {
            objects: components["schemas"]["ProductRate"][];
            total_rows: number;
        };
        /** @description A new rate. */
        ProductRateCreate: {
            cpm_cents: number;
            currency?: string;
            account_id?: number | null;
            /** @enum {string} */
            product_type: "E-mail deployment" | "Data delivery";
            vertical_id?: number | null;
        };
        /** @description Changes to a rate. An omitted field keeps its value; null clears it. */
        ProductRatePatch: {
            cpm_cents?: number;
            currency?: string;
        };
        /** @description An empty object. */
        Launch: Record<string, never>;
        /** @description Whether to cancel permanently or to pause. */
        Abort: {
            /**
             * @default cancel
             * @enum {string}
             */
            mode: "cancel" | "pause";
            reason: string;
        };
        /** @description The go-ahead, its undoing, the acceptance of a lower count or of another advertiser’s creative, or the return to the owner. */
        Confirm: {
            /**
             * @default go
             * @enum {string}
             */
            decision: "go" | "count" | "advertiser" | "send_back" | "undo";
            reason?: string;
            /** @description The version whose count is accepted. */
            audience_version_id?: components["schemas"]["Id"];
            /** @description The creative of another advertiser that is accepted. Refused if it has changed since it was shown. */
            creative_id?: components["schemas"]["Id"];
            /** @description The number that was on screen. Refused if it has changed since. */
            recipients?: number;
            /** @description The hash of the proofread list that was on screen. Refused if a decision has changed since. */
            proofread_sha256?: string;
        };
        /** @description A step of an attempt as the engine sees it. */
        ProcessStep: {
            id: components["schemas"]["Id"];
            attempt: number;
            position: number;
            /** @enum {string} */
            name: "Hold" | "Build send list" | "Proof to test seeds" | "Confirm" | "Deploy" | "Deliver data";
            status: components["schemas"]["ActionStatus"];
            tries: number;
            severity: components["schemas"]["Severity"] | null;
            result: string | null;
            raw_error: string | null;
            started_at: components["schemas"]["OptionalTimestamp"];
            finished_at: components["schemas"]["OptionalTimestamp"];
        };
        ProcessStepList: {
            objects: components["schemas"]["ProcessStep"][];
            total_rows: number;
        };
        /** @description How many recipients of the attempt are in each state. Seeds and proofs are counted apart. */
        LaunchCounts: {
            recipients: number;
            live_seeds: number;
            proofs: number;
            queued: number;
            claimed: number;
            accepted: number;
            refused: number;
            in_doubt: number;
            suppressed_late: number;
            withdrawn: number;
        };
        /** @description Fields of rows and records. */
        LaunchRowFields: {
            id: components["schemas"]["Id"];
            product_id: components["schemas"]["Id"];
            product_name: string;
            account_id: components["schemas"]["Id"];
            attempt: number;
            revision: number;
            audience_version_number: number;
            launched_at: components["schemas"]["Timestamp"];
            launched_by: components["schemas"]["Named"] | null;
            hold_until: components["schemas"]["Timestamp"];
            confirmed_at: components["schemas"]["OptionalTimestamp"];
            confirmed_by: components["schemas"]["Named"] | null;
            started_at: components["schemas"]["OptionalTimestamp"];
            ended_at: components["schemas"]["OptionalTimestamp"];
            outcome: string | null;
            /** @description Of the product, while this is its newest attempt; null for an earlier one. */
            product_status: components["schemas"]["ProductStatus"] | null;
            counts: components["schemas"]["LaunchCounts"];
        };
        /** @description An attempt in a list. */
        LaunchRow: {
            id: components["schemas"]["Id"];
            product_id: components["schemas"]["Id"];
            product_name: string;
            account_id: components["schemas"]["Id"];
            attempt: number;
            revision: number;
            audience_version_number: number;
            launched_at: components["schemas"]["Timestamp"];
            launched_by: components["schemas"]["Named"] | null;
            hold_until: components["schemas"]["Timestamp"];
            confirmed_at: components["schemas"]["OptionalTimestamp"];
            confirmed_by: components["schemas"]["Named"] | null;
            started_at: components["schemas"]["OptionalTimestamp"];
            ended_at: components["schemas"]["OptionalTimestamp"];
            outcome: string | null;
            /** @description Of the product, while this is its newest attempt; null for an earlier one. */
            product_status: components["schemas"]["ProductStatus"] | null;
            counts: components["schemas"]["LaunchCounts"];
        };
        LaunchList: {
            objects: components["schemas"]["LaunchRow"][];
            total_rows: number;
        };
        /** @description One attempt with its manifest and its results. */
        LaunchRecord: {
            id: components["schemas"]["Id"];
            product_id: components["schemas"]["Id"];
            product_name: string;
            account_id: components["schemas"]["Id"];
            attempt: number;
            revision: number;
            audience_version_number: number;
            launched_at: components["schemas"]["Timestamp"];
            launched_by: components["schemas"]["Named"] | null;
            hold_until: components["schemas"]["Timestamp"];
            confirmed_at: components["schemas"]["OptionalTimestamp"];
            confirmed_by: components["schemas"]["Named"] | null;
            started_at: components["schemas"]["OptionalTimestamp"];
            ended_at: components["schemas"]["OptionalTimestamp"];
            outcome: string | null;
            /** @description Of the product, while this is its newest attempt; null for an earlier one. */
            product_status: components["schemas"]["ProductStatus"] | null;
            counts: components["schemas"]["LaunchCounts"];
            reasons: components["schemas"]["Reason"][];
            actions: components["schemas"]["Action"][];
            /** @description Counts and hashes of everything that was frozen at the launch. */
            manifest: {
                [key: string]: unknown;
            } | null;
            manifest_sha256: string | null;
        };
        /** @description A person’s decision about the messages in doubt. */
        SettleInDoubt: {
            /** @enum {string} */
            decision: "sent" | "resend";
            reason: string;
        };
        /**
         * Format: date
         * @description A calendar day in the time zone of the account.
         */
        Day: string;
        /** @description The responses of one day. */
        ResponseDay: {
            id: components["schemas"]["Id"];
            product_id: components["schemas"]["Id"];
            day: components["schemas"]["Day"];
            /** @enum {string} */
            source: "tracking" | "upload";
            delivered: number;
            bounced: number;
            opens: number;
            unique_opens: number;
            clicks: number;
            unique_clicks: number;
            unsubscribes: number;
            complaints: number;
        };
        ResponseDayList: {
            objects: components["schemas"]["ResponseDay"][];
            total_rows: number;
        };
        /** @description The figures of one day; an absent one is 0. */
        ResponseDayWrite: {
            day: components["schemas"]["Day"];
            delivered?: number;
            bounced?: number;
            opens?: number;
            unique_opens?: number;
            clicks?: number;
            unique_clicks?: number;
            unsubscribes?: number;
            complaints?: number;
        };
        /** @description Response data from other systems, as days or as the text of a CSV file. A day that already exists is replaced. Refused are days before the first launch, more unique opens or clicks than opens or clicks, and more of anything on one day than was delivered to, seeds included. */
        ResponseUpload: {
            product_id: components["schemas"]["Id"];
            days?: components["schemas"]["ResponseDayWrite"][];
            /** @description Begins with a header line that names each column once; at most 400 days, their figures in digits only. */
            csv?: string;
        };
        /** @description Where the report is shown: in an external tool or in the portal. */
        Looker: {
            url: string;
            /** @enum {string} */
            kind: "report" | "external";
        };
        /** @description How many people one attempt delivered to, and the revision that they got. */
        ReportAttempt: {
            attempt: number;
            creative: components["schemas"]["Named"];
            revision: number;
            delivered: number;
        };
        /** @description The sums of all days. Opens and clicks are people’s. By machines are what a mail service loads for its users, what a program loads in advance, what names itself as a robot, what follows all links of a mail within a second, and what comes before the relay accepted the message; uploaded figures have none. */
        ReportTotals: {
            delivered: number;
            bounced: number;
            opens: number;
            unique_opens: number;
            clicks: number;
            unique_clicks: number;
            unsubscribes: number;
            complaints: number;
            /** @description Opens by machines, which are not among the opens. */
            machine_opens: number;
            /** @description Messages that a machine opened. */
            unique_machine_opens: number;
            /** @description Clicks by machines, which are not among the clicks. */
            machine_clicks: number;
            /** @description Messages in which a machine clicked. */
            unique_machine_clicks: number;
        };
        /** @description The averages of the advertiser’s last mails before this one, at most 12, each weighing the same. Shares from 0 on: of those delivered to, `delivered_rate` of what was ordered, `click_to_open_rate` of those who opened. */
        ReportUsual: {
            /** @description How many mails the averages are of. */
            mails: number;
            delivered_rate: number | null;
            open_rate: number;
            click_rate: number;
            click_to_open_rate: number | null;
            unsubscribe_rate: number;
            complaint_rate: number;
        };
        /** @description Messages that the relay accepted and a receiver returned, as reported to Mailroom, over all attempts. They are a part of the bounced ones in the totals, which also have what the relay refused and what was uploaded. */
        Bounces: {
            /** @description Nobody has the address. It is on the account’s list ‘Bounced’ now. */
            hard: number;
            /** @description The mailbox was full or its server was away. The next mail tries again. */
            soft: number;
            /** @description The receiver refused the sender or the mail, not the address. */
            blocked: number;
        };
        /** @description The sums of one day. */
        ReportDay: {
            day: components["schemas"]["Day"];
            delivered: number;
            bounced: number;
            opens: number;
            unique_opens: number;
            clicks: number;
            unique_clicks: number;
            unsubscribes: number;
            complaints: number;
            /** @description Opens by machines, which are not among the opens. */
            machine_opens: number;
            /** @description Messages that a machine opened. */
            unique_machine_opens: number;
            /** @description Clicks by machines, which are not among the clicks. */
            machine_clicks: number;
            /** @description Messages in which a machine clicked. */
            unique_machine_clicks: number;
        };
        /** @description Clicks on one link. */
        ReportLink: {
            position: number;
            text: string;
            url: string;
            clicks: number;
            unique_clicks: number;
            /** @description Clicks by machines, which are not among the clicks. */
            machine_clicks: number;
        };
        /** @description The creative and its revision: the pinned one, or the newest if none is pinned. */
        ShownCreative: {
            id: components["schemas"]["Id"];
            name: string;
            status: components["schemas"]["CreativeStatus"];
            revision: number | null;
            pinned: boolean;
            subject: string | null;
            from_name: string | null;
            preview_url: string | null;
        };
        /** @description What is billed. */
        reports_Cost: {
            amount_cents: number;
            currency: string;
            /** @description How many are billed: all people who were delivered to, also above the ordered volume within its tolerance. */
            volume: number;
            /** @description The price per thousand. */
            cpm_cents: number;
        };
        /** @description The ordered and delivered volume, and the responses. */
        Report: {
            product_id: components["schemas"]["Id"];
            product_name: string;
            order_id: components["schemas"]["Id"];
            order_name: string;
            account_id: components["schemas"]["Id"];
            account_name: string;
            advertiser_name: string;
            product_status: components["schemas"]["ProductStatus"];
            time_zone: string;
            volume_ordered: number | null;
            /** @description How many people it goes to, cut to the ordered volume, without seeds. Of a product whose last attempt was stopped, the list that this attempt froze; null when it froze none. People whom earlier attempts delivered to are among them. */
            recipients: number | null;
            /** @description People who were delivered to, in all attempts. Seeds don’t count. */
            volume_delivered: number;
            /** @description The attempts that delivered to anybody, the first one first. Together they are `volume_delivered`. */
            attempts: components["schemas"]["ReportAttempt"][];
            refused: number;
            in_doubt: number;
            suppressed_late: number;
            started_at: components["schemas"]["OptionalTimestamp"];
            /** @description When the figures became final; null before. */
            frozen_at: components["schemas"]["OptionalTimestamp"];
            generated_at: components["schemas"]["Timestamp"];
            totals: components["schemas"]["ReportTotals"];
            /** @description Null while the advertiser has fewer than three mails before this one. */
            usual: components["schemas"]["ReportUsual"] | null;
            bounces: components["schemas"]["Bounces"];
            days: components["schemas"]["ReportDay"][];
            links: components["schemas"]["ReportLink"][];
            creative: components["schemas"]["ShownCreative"] | null;
            cost: components["schemas"]["reports_Cost"] | null;
        };
        /**
         * @description The task statuses.
         * @enum {string}
         */
        TaskStatus: "Pending" | "Not Started" | "Started" | "Success" | "Error";
        /** @description Fields that answers show and requests write. */
        TaskFields: {
            due_at?: components["schemas"]["OptionalTimestamp"];
            latest_start_at?: components["schemas"]["OptionalTimestamp"];
            snoozed_until?: components["schemas"]["OptionalTimestamp"];
        };
        /** @description The record in which the task is fixed. */
        TaskSubject: {
            entity: string;
            id: components["schemas"]["Id"];
            name: string;
        };
        /** @description Fields of rows and records. */
        TaskRowFields: {
            due_at: components["schemas"]["OptionalTimestamp"];
            latest_start_at: components["schemas"]["OptionalTimestamp"];
            snoozed_until: components["schemas"]["OptionalTimestamp"];
            reasons: components["schemas"]["Reason"][];
            actions: components["schemas"]["Action"][];
            id: components["schemas"]["Id"];
            /** @description The number of edits; also the ETag. */
            version: number;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
            account_id: components["schemas"]["Id"];
            account_name: string;
            title: string;
            type: string;
            severity: components["schemas"]["Severity"];
            status: components["schemas"]["TaskStatus"];
            subject: components["schemas"]["TaskSubject"];
            assignee: components["schemas"]["Named"] | null;
            /** @description Null if the system opened it. */
            opened_by: components["schemas"]["Named"] | null;
            resolution: string | null;
            closed_at: components["schemas"]["OptionalTimestamp"];
            comment_count: number;
        };
        /** @description A task in a list. */
        TaskRow: {
            due_at: components["schemas"]["OptionalTimestamp"];
            latest_start_at: components["schemas"]["OptionalTimestamp"];
            snoozed_until: components["schemas"]["OptionalTimestamp"];
            reasons: components["schemas"]["Reason"][];
            actions: components["schemas"]["Action"][];
            id: components["schemas"]["Id"];
            /** @description The number of edits; also the ETag. */
            version: number;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
            account_id: components["schemas"]["Id"];
            account_name: string;
            title: string;
            type: string;
            severity: components["schemas"]["Severity"];
            status: components["schemas"]["TaskStatus"];
            subject: components["schemas"]["TaskSubject"];
            assignee: components["schemas"]["Named"] | null;
            /** @description Null if the system opened it. */
            opened_by: components["schemas"]["Named"] | null;
            resolution: string | null;
            closed_at: components["schemas"]["OptionalTimestamp"];
            comment_count: number;
        };
        TaskList: {
            objects: components["schemas"]["TaskRow"][];
            total_rows: number;
        };
        /** @description A comment on a task. */
        TaskComment: {
            id: components["schemas"]["Id"];
            body: string;
            created_at: components["schemas"]["Timestamp"];
            created_by: components["schemas"]["Named"] | null;
        };
        /** @description Something a person has to do. */
        Task: {
            due_at: components["schemas"]["OptionalTimestamp"];
            latest_start_at: components["schemas"]["OptionalTimestamp"];
            snoozed_until: components["schemas"]["OptionalTimestamp"];
            reasons: components["schemas"]["Reason"][];
            actions: components["schemas"]["Action"][];
            id: components["schemas"]["Id"];
            /** @description The number of edits; also the ETag. */
            version: number;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
            account_id: components["schemas"]["Id"];
            account_name: string;
            title: string;
            type: string;
            severity: components["schemas"]["Severity"];
            status: components["schemas"]["TaskStatus"];
            subject: components["schemas"]["TaskSubject"];
            assignee: components["schemas"]["Named"] | null;
            /** @description Null if the system opened it. */
            opened_by: components["schemas"]["Named"] | null;
            resolution: string | null;
            closed_at: components["schemas"]["OptionalTimestamp"];
            comment_count: number;
            comments: components["schemas"]["TaskComment"][];
        };
        /** @description Writable fields of a task. */
        TaskInput: {
            due_at?: components["schemas"]["OptionalTimestamp"];
            latest_start_at?: components["schemas"]["OptionalTimestamp"];
            snoozed_until?: components["schemas"]["OptionalTimestamp"];
            assignee_id?: number | null;
        };
        /** @description All writable fields of the task. */
        TaskReplace: {
            due_at: components["schemas"]["OptionalTimestamp"];
            latest_start_at: components["schemas"]["OptionalTimestamp"];
            snoozed_until: components["schemas"]["OptionalTimestamp"];
            assignee_id: number | null;
        };
        /** @description Changes to a task. An omitted field keeps its value; null clears it. */
        TaskPatch: {
            due_at?: components["schemas"]["OptionalTimestamp"];
            latest_start_at?: components["schemas"]["OptionalTimestamp"];
            snoozed_until?: components["schemas"]["OptionalTimestamp"];
            assignee_id?: number | null;
        };
        /** @description The comment to add. */
        TaskCommentCreate: {
            body: string;
        };
    };
    responses: {
        /** @description The request is malformed; the message names the field. */
        Malformed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["V1Error"];
            };
        };
        /** @description No access token, or an invalid or expired one. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["V1Error"];
            };
        };
        /** @description A permission is missing. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["V1Error"];
            };
        };
        /** @description Too many calls. */
        TooMany: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["V1Error"];
            };
        };
        /** @description The server failed. */
        Internal: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["V1Error"];
            };
        };
        /** @description Temporarily unavailable. */
        Unavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["V1Error"];
            };
        };
        /** @description The record does not exist, or the caller cannot see it. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["V1Error"];
            };
        };
        /** @description The record’s state does not allow it, or something uses the record. */
        Conflict: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["V1Conflict"];
            };
        };
        /** @description The record was changed in the meantime. */
        Stale: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["V1Conflict"];
            };
        };
        /** @description A validation rule failed. */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["V1Error"];
            };
        };
        /** @description The body is too large. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["V1Error"];
            };
        };
        /** @description The content type is not accepted. */
        WrongType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["V1Error"];
            };
        };
        /** @description There is no space for the file. */
        NoRoom: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["V1Error"];
            };
        };
    };
    parameters: {
        id: components["schemas"]["Id"];
        /** @description The ETag of the edited record. A stale one is refused with 412. */
        IfMatch: string;
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
        /** @description Repeating the same key and body within 24 hours returns the first response. */
        IdempotencyKey: string;
        /** @description The version of the protocol. */
        TusResumable: "1.0.0";
        /** @description How many bytes the file has. */
        UploadLength: number;
        /** @description Pairs of a name and its value in Base64, between commas: `filename`, `account_id`, and optionally `last_modified`, the milliseconds of the file’s last change, by which a person’s other browser knows the file again. */
        UploadMetadata: string;
        /** @description How many bytes are stored already. Another number is 409, and nothing is stored. */
        UploadOffset: number;
    };
    requestBodies: never;
    headers: {
        /** @description Seconds to wait. */
        RetryAfter: number;
        /** @description The edit version of the record, for If-Match. */
        ETag: string;
        /** @description The name of the file. */
        ContentDisposition: string;
        /** @description The address for the bytes. */
        UploadLocation: string;
        /** @description The version of the protocol. */
        TusVersion: string;
        /** @description How many bytes are stored. */
        UploadOffsetNow: number;
        /** @description How many bytes the file has. */
        UploadLengthNow: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getMyPermission: {
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
                    "application/json": components["schemas"]["MyPermission"];
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
    listPermissionsV1: {
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
    deleteUserV1: {
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
    listAccounts: {
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
                "id:eq"?: components["schemas"]["Id"][];
                "status:eq"?: components["schemas"]["AccountStatus"][];
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
                    "application/json": components["schemas"]["AccountList"];
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
    getAccount: {
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
                    "application/json": components["schemas"]["Account"];
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
    replaceAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the same key and body within 24 hours returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
                "multipart/form-data": components["schemas"]["AccountReplace"];
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
                    "application/json": components["schemas"]["Account"];
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
            507: components["responses"]["NoRoom"];
        };
    };
    updateAccount: {
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
                "multipart/form-data": components["schemas"]["AccountPatch"];
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
                    "application/json": components["schemas"]["Account"];
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
            507: components["responses"]["NoRoom"];
        };
    };
    exportAccounts: {
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
                "id:eq"?: components["schemas"]["Id"][];
                "status:eq"?: components["schemas"]["AccountStatus"][];
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
    listEmailAccounts: {
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
                    "application/json": components["schemas"]["EmailAccountList"];
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
    listTimeZones: {
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
                    "application/json": components["schemas"]["TimeZoneList"];
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
    listVerticals: {
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
                    "application/json": components["schemas"]["VerticalList"];
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
    listAdvertisers: {
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
                "advertiser_name:like"?: string;
                "account_id:eq"?: components["schemas"]["Id"][];
                "vertical_id:eq"?: components["schemas"]["Id"][];
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
                    "application/json": components["schemas"]["AdvertiserList"];
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
    createAdvertiser: {
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
                "multipart/form-data": components["schemas"]["AdvertiserCreate"];
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
                    "application/json": components["schemas"]["Advertiser"];
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
            507: components["responses"]["NoRoom"];
        };
    };
    exportAdvertisers: {
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
                "advertiser_name:like"?: string;
                "account_id:eq"?: components["schemas"]["Id"][];
                "vertical_id:eq"?: components["schemas"]["Id"][];
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
    getAdvertiser: {
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
                    "application/json": components["schemas"]["Advertiser"];
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
    replaceAdvertiser: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the same key and body within 24 hours returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
                "multipart/form-data": components["schemas"]["AdvertiserReplace"];
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
                    "application/json": components["schemas"]["Advertiser"];
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
            507: components["responses"]["NoRoom"];
        };
    };
    deleteAdvertiser: {
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
    updateAdvertiser: {
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
                "multipart/form-data": components["schemas"]["AdvertiserPatch"];
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
                    "application/json": components["schemas"]["Advertiser"];
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
            507: components["responses"]["NoRoom"];
        };
    };
    listSenderProfiles: {
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
                "from_name:like"?: string;
                "from_email:like"?: string;
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
                    "application/json": components["schemas"]["SenderProfileList"];
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
    createSenderProfile: {
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
                "application/json": components["schemas"]["SenderProfileCreate"];
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
                    "application/json": components["schemas"]["SenderProfile"];
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
    exportSenderProfiles: {
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
                "from_name:like"?: string;
                "from_email:like"?: string;
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
    getSenderProfile: {
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
                    "application/json": components["schemas"]["SenderProfile"];
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
    deleteSenderProfile: {
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
    updateSenderProfile: {
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
                "application/json": components["schemas"]["SenderProfilePatch"];
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
                    "application/json": components["schemas"]["SenderProfile"];
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
    listInstalls: {
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
                "account_id:eq"?: components["schemas"]["Id"][];
                "kind:eq"?: ("s3" | "sftp")[];
                "last_check_result:eq"?: ("passed" | "failed")[];
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
                    "application/json": components["schemas"]["InstallList"];
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
    createInstall: {
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
                "application/json": components["schemas"]["InstallCreate"];
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
                    "application/json": components["schemas"]["Install"];
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
    exportInstalls: {
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
                "account_id:eq"?: components["schemas"]["Id"][];
                "kind:eq"?: ("s3" | "sftp")[];
                "last_check_result:eq"?: ("passed" | "failed")[];
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
    getInstall: {
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
                    "application/json": components["schemas"]["Install"];
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
    replaceInstall: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the same key and body within 24 hours returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
                "application/json": components["schemas"]["InstallReplace"];
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
                    "application/json": components["schemas"]["Install"];
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
    deleteInstall: {
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
    updateInstall: {
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
                "application/json": components["schemas"]["InstallPatch"];
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
                    "application/json": components["schemas"]["Install"];
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
    checkInstall: {
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
                    "application/json": components["schemas"]["Install"];
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
    listS3Installs: {
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
                    "application/json": components["schemas"]["InstallList"];
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
    createS3Install: {
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
                "application/json": components["schemas"]["InstallOfKindCreate"];
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
                    "application/json": components["schemas"]["Install"];
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
    getS3Install: {
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
                    "application/json": components["schemas"]["Install"];
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
    deleteS3Install: {
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
    updateS3Install: {
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
                "application/json": components["schemas"]["InstallPatch"];
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
                    "application/json": components["schemas"]["Install"];
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
    listSftpInstalls: {
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
                    "application/json": components["schemas"]["InstallList"];
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
    createSftpInstall: {
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
                "application/json": components["schemas"]["InstallOfKindCreate"];
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
                    "application/json": components["schemas"]["Install"];
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
    getSftpInstall: {
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
                    "application/json": components["schemas"]["Install"];
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
    deleteSftpInstall: {
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
    updateSftpInstall: {
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
                "application/json": components["schemas"]["InstallPatch"];
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
                    "application/json": components["schemas"]["Install"];
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
    listCreativeTypes: {
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
                    "application/json": components["schemas"]["CreativeTypeList"];
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
    listCreatives: {
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
                "id:eq"?: components["schemas"]["Id"][];
                "account_id:eq"?: components["schemas"]["Id"][];
                /** @description 0 finds creatives without an advertiser. */
                "advertiser_id:eq"?: number[];
                "status:eq"?: components["schemas"]["CreativeStatus"][];
                "label:eq"?: string[];
                /** @description Whether it is a draft that nobody changed for 30 days. A text that somebody keeps without saving counts as a change. */
                "stale_draft:eq"?: boolean;
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
                    "application/json": components["schemas"]["CreativeList"];
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
    createCreative: {
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
                "multipart/form-data": components["schemas"]["CreativeCreate"];
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
            507: components["responses"]["NoRoom"];
        };
    };
    getCreative: {
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
                    "application/json": components["schemas"]["Creative"];
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
    replaceCreative: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the same key and body within 24 hours returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
                "multipart/form-data": components["schemas"]["CreativeReplace"];
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
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoRoom"];
        };
    };
    deleteCreative: {
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
    updateCreative: {
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
                "multipart/form-data": components["schemas"]["CreativePatch"];
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
            412: components["responses"]["Stale"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["NoRoom"];
        };
    };
    countCreatives: {
        parameters: {
            query?: {
                /** @description The field to search in. */
                search_by?: components["parameters"]["search_by"];
                /** @description The text to search for in search_by. Empty means no search. */
                search_text?: components["parameters"]["search_text"];
                "name:like"?: string;
                "account_id:eq"?: components["schemas"]["Id"][];
                /** @description 0 finds creatives without an advertiser. */
                "advertiser_id:eq"?: number[];
                "label:eq"?: string[];
                /** @description Whether it is a draft that nobody changed for 30 days. A text that somebody keeps without saving counts as a change. */
                "stale_draft:eq"?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreativeCounts"];
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
    countCreativeLabels: {
        parameters: {
            query?: {
                "account_id:eq"?: components["schemas"]["Id"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The labels. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreativeLabelCounts"];
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
    exportCreatives: {
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
                "id:eq"?: components["schemas"]["Id"][];
                "name:like"?: string;
                "account_id:eq"?: components["schemas"]["Id"][];
                /** @description 0 finds creatives without an advertiser. */
                "advertiser_id:eq"?: number[];
                "status:eq"?: components["schemas"]["CreativeStatus"][];
                "label:eq"?: string[];
                /** @description Whether it is a draft that nobody changed for 30 days. A text that somebody keeps without saving counts as a change. */
                "stale_draft:eq"?: boolean;
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
    listCreativeRevisions: {
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
                    "application/json": components["schemas"]["RevisionList"];
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
    listCreativeFindings: {
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
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole list, or a page of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FindingList"];
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
    validateCreative: {
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
                "application/json": components["schemas"]["CreativeValidate"];
            };
        };
        responses: {
            /** @description The record; its work continues in the background. */
            202: {
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
    duplicateCreative: {
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
            /** @description The copy. */
            201: {
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
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    rejectCreative: {
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
                "application/json": components["schemas"]["CreativeReject"];
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
    listEmailLinks: {
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
                "creative_id:eq": components["schemas"]["Id"][];
                "kind:eq"?: components["schemas"]["EmailLinkKind"][];
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
                    "application/json": components["schemas"]["EmailLinkList"];
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
    getEmailLink: {
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
                    "application/json": components["schemas"]["EmailLink"];
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
    replaceEmailLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the same key and body within 24 hours returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
                "application/json": components["schemas"]["EmailLinkReplace"];
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
                    "application/json": components["schemas"]["EmailLink"];
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
    updateEmailLink: {
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
                "application/json": components["schemas"]["EmailLinkPatch"];
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
                    "application/json": components["schemas"]["EmailLink"];
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
    listEmailClients: {
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
                "creative_id:eq": components["schemas"]["Id"][];
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
                    "application/json": components["schemas"]["EmailClientList"];
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
    getEmailClient: {
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
                    "application/json": components["schemas"]["EmailClient"];
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
    replaceEmailClient: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the same key and body within 24 hours returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
                "application/json": components["schemas"]["EmailClientReplace"];
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
                    "application/json": components["schemas"]["EmailClient"];
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
    updateEmailClient: {
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
                "application/json": components["schemas"]["EmailClientPatch"];
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
                    "application/json": components["schemas"]["EmailClient"];
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
    listSeeds: {
        parameters: {
            query: {
                "creative_id:eq": components["schemas"]["Id"];
                "count:eq"?: number;
                "list:eq"?: "test" | "live";
            };
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
                    "application/json": components["schemas"]["SeedList"];
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
    sendTestEmail: {
        parameters: {
            query: {
                "creative_id:eq": components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
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
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendTestEmailPost: {
        parameters: {
            query: {
                "creative_id:eq": components["schemas"]["Id"];
            };
            header?: {
                /** @description Repeating the same key and body within 24 hours returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
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
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadAudienceFile: {
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
                "multipart/form-data": components["schemas"]["AudienceFileUpload"];
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AudienceFile"];
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
            507: components["responses"]["NoRoom"];
        };
    };
    getAudienceFile: {
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AudienceFile"];
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
    listAudienceUploads: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The uploads. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AudienceUploadList"];
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
    startAudienceUpload: {
        parameters: {
            query?: never;
            header: {
                /** @description The version of the protocol. */
                "Tus-Resumable": components["parameters"]["TusResumable"];
                /** @description How many bytes the file has. */
                "Upload-Length": components["parameters"]["UploadLength"];
                /** @description Pairs of a name and its value in Base64, between commas: `filename`, `account_id`, and optionally `last_modified`, the milliseconds of the file’s last change, by which a person’s other browser knows the file again. */
                "Upload-Metadata": components["parameters"]["UploadMetadata"];
                /** @description Repeating the same key and body within 24 hours returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    Location: components["headers"]["UploadLocation"];
                    "Tus-Resumable": components["headers"]["TusVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AudienceUpload"];
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
    getAudienceUpload: {
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AudienceUpload"];
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
    removeAudienceUpload: {
        parameters: {
            query?: never;
            header: {
                /** @description The version of the protocol. */
                "Tus-Resumable": components["parameters"]["TusResumable"];
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
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    findAudienceUploadOffset: {
        parameters: {
            query?: never;
            header: {
                /** @description The version of the protocol. */
                "Tus-Resumable": components["parameters"]["TusResumable"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The offset, without content. */
            200: {
                headers: {
                    "Upload-Offset": components["headers"]["UploadOffsetNow"];
                    "Upload-Length": components["headers"]["UploadLengthNow"];
                    "Tus-Resumable": components["headers"]["TusVersion"];
                    [name: string]: unknown;
                };
                content?: never;
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
    continueAudienceUpload: {
        parameters: {
            query?: never;
            header: {
                /** @description The version of the protocol. */
                "Tus-Resumable": components["parameters"]["TusResumable"];
                /** @description How many bytes are stored already. Another number is 409, and nothing is stored. */
                "Upload-Offset": components["parameters"]["UploadOffset"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/offset+octet-stream": Blob;
            };
        };
        responses: {
            /** @description The bytes are stored. */
            204: {
                headers: {
                    "Upload-Offset": components["headers"]["UploadOffsetNow"];
                    "Tus-Resumable": components["headers"]["TusVersion"];
                    [name: string]: unknown;
                };
                content?: never;
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
            507: components["responses"]["NoRoom"];
        };
    };
    chooseAudienceTable: {
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
                "application/json": components["schemas"]["AudienceTableChoice"];
            };
        };
        responses: {
            /** @description The record; its work continues in the background. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AudienceUpload"];
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
    readAudienceFile: {
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
                "application/json": components["schemas"]["AudienceFileReading"];
            };
        };
        responses: {
            /** @description The file as it is read now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AudienceFile"];
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
    profileAudienceConsent: {
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
                "application/json": components["schemas"]["ConsentProfileInput"];
            };
        };
        responses: {
            /** @description What the file says. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsentProfile"];
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
    countConsentSuppression: {
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
                "application/json": components["schemas"]["ConsentSuppressionInput"];
            };
        };
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsentSuppression"];
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
    sampleAudienceFile: {
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
                "application/json": components["schemas"]["AudienceSampleInput"];
            };
        };
        responses: {
            /** @description The rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AudienceSample"];
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
    listAudiences: {
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
                "id:eq"?: components["schemas"]["Id"][];
                "account_id:eq"?: components["schemas"]["Id"][];
                "status:eq"?: components["schemas"]["AudienceStatus"][];
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
                    "application/json": components["schemas"]["AudienceList"];
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
    createAudience: {
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
                "application/json": components["schemas"]["AudienceCreate"];
            };
        };
        responses: {
            /** @description The record; its work continues in the background. */
            202: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Audience"];
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
    getAudience: {
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
                    "application/json": components["schemas"]["Audience"];
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
    replaceAudience: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the same key and body within 24 hours returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
                "application/json": components["schemas"]["AudienceReplace"];
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
                    "application/json": components["schemas"]["Audience"];
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
    deleteAudience: {
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
    updateAudience: {
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
                "application/json": components["schemas"]["AudiencePatch"];
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
                    "application/json": components["schemas"]["Audience"];
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
    exportAudiences: {
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
                "id:eq"?: components["schemas"]["Id"][];
                "name:like"?: string;
                "account_id:eq"?: components["schemas"]["Id"][];
                "status:eq"?: components["schemas"]["AudienceStatus"][];
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
    cancelAudienceImport: {
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
            /** @description The current record. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Audience"];
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
    compareAudienceFile: {
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
                "application/json": components["schemas"]["AudienceLaterFile"];
            };
        };
        responses: {
            /** @description What the file would do. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AudienceComparison"];
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
    correctAudienceRejects: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the same key and body within 24 hours returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
                "application/json": components["schemas"]["AudienceLaterFile"];
            };
        };
        responses: {
            /** @description The current record. The import has started. */
            202: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Audience"];
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
    correctAudienceRows: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the same key and body within 24 hours returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
                "application/json": components["schemas"]["CorrectedRows"];
            };
        };
        responses: {
            /** @description The current record. The import has started. */
            202: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Audience"];
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
            507: components["responses"]["NoRoom"];
        };
    };
    listAudienceMembers: {
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
                "suppressed:eq"?: boolean;
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
                    "application/json": components["schemas"]["MemberList"];
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
    listRejectedRows: {
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
                "reason:eq"?: components["schemas"]["RejectCode"][];
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
                    "application/json": components["schemas"]["RejectedRowList"];
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
    downloadAudienceRejects: {
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
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadAudienceOptOuts: {
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
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    suppressAudienceOptOuts: {
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
            /** @description The current record. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Audience"];
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
    listSuppressions: {
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
                "account_id:eq"?: components["schemas"]["Id"][];
                "advertiser_id:eq"?: components["schemas"]["Id"][];
                "scope:eq"?: ("house" | "account" | "advertiser")[];
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
                    "application/json": components["schemas"]["SuppressionList"];
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
    createSuppression: {
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
                "multipart/form-data": components["schemas"]["SuppressionCreate"];
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
                    "application/json": components["schemas"]["Suppression"];
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
            507: components["responses"]["NoRoom"];
        };
    };
    exportSuppressions: {
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
                "account_id:eq"?: components["schemas"]["Id"][];
                "advertiser_id:eq"?: components["schemas"]["Id"][];
                "scope:eq"?: ("house" | "account" | "advertiser")[];
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
    getSuppression: {
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
                    "application/json": components["schemas"]["Suppression"];
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
    replaceSuppression: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the same key and body within 24 hours returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
                "application/json": components["schemas"]["SuppressionReplace"];
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
                    "application/json": components["schemas"]["Suppression"];
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
    deleteSuppression: {
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
    updateSuppression: {
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
                "application/json": components["schemas"]["SuppressionPatch"];
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
                    "application/json": components["schemas"]["Suppression"];
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
    listOrders: {
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
                "id:eq"?: components["schemas"]["Id"][];
                "account_id:eq"?: components["schemas"]["Id"][];
                "advertiser_id:eq"?: components["schemas"]["Id"][];
                "status:eq"?: components["schemas"]["ProductStatus"][];
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
                    "application/json": components["schemas"]["OrderList"];
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
    createOrder: {
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
                "application/json": components["schemas"]["OrderCreate"];
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
                    "application/json": components["schemas"]["Order"];
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
    getOrder: {
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
                    "application/json": components["schemas"]["Order"];
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
    replaceOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the same key and body within 24 hours returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
                "application/json": components["schemas"]["OrderReplace"];
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
                    "application/json": components["schemas"]["Order"];
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
    deleteOrder: {
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
    updateOrder: {
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
                "application/json": components["schemas"]["OrderPatch"];
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
                    "application/json": components["schemas"]["Order"];
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
    exportOrders: {
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
                "id:eq"?: components["schemas"]["Id"][];
                "name:like"?: string;
                "account_id:eq"?: components["schemas"]["Id"][];
                "advertiser_id:eq"?: components["schemas"]["Id"][];
                "status:eq"?: components["schemas"]["ProductStatus"][];
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
    submitOrder: {
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
            /** @description The current record. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
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
    duplicateOrder: {
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
                "application/json": components["schemas"]["OrderCopy"];
            };
        };
        responses: {
            /** @description The copy. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
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
    listProducts: {
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
                "order_name:like"?: string;
                "product_id:eq"?: components["schemas"]["Id"][];
                "account_id:eq"?: components["schemas"]["Id"][];
                "advertiser_id:eq"?: components["schemas"]["Id"][];
                "order_id:eq"?: components["schemas"]["Id"][];
                "audience_id:eq"?: components["schemas"]["Id"][];
                "creative_id:eq"?: components["schemas"]["Id"][];
                "product_status:eq"?: components["schemas"]["ProductStatus"][];
                "product_type:eq"?: ("E-mail deployment" | "Data delivery")[];
                "group:eq"?: components["schemas"]["ProductGroup"][];
                /** @description Who must act, also as one of several. `me` is the caller, as the owner of the order or with the permissions of another actor. `my_team` also has the orders of other owners that the caller may change. */
                "actor:eq"?: components["schemas"]["ProductActor"][];
                /** @description The person who owns the order. */
                "owner_id:eq"?: components["schemas"]["Id"][];
                /** @description It starts at this instant or later. */
                "starts_from:eq"?: components["schemas"]["Timestamp"];
                /** @description It starts before this instant. */
                "starts_before:eq"?: components["schemas"]["Timestamp"];
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
                    "application/json": components["schemas"]["ProductList"];
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
    createProduct: {
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
                "application/json": components["schemas"]["ProductCreate"];
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
                    "application/json": components["schemas"]["Product"];
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
    countProductGroups: {
        parameters: {
            query?: {
                /** @description The field to search in. */
                search_by?: components["parameters"]["search_by"];
                /** @description The text to search for in search_by. Empty means no search. */
                search_text?: components["parameters"]["search_text"];
                "product_name:like"?: string;
                "order_name:like"?: string;
                "account_id:eq"?: components["schemas"]["Id"][];
                "advertiser_id:eq"?: components["schemas"]["Id"][];
                "product_status:eq"?: components["schemas"]["ProductStatus"][];
                "product_type:eq"?: ("E-mail deployment" | "Data delivery")[];
                /** @description Who must act, also as one of several. `me` is the caller, as the owner of the order or with the permissions of another actor. `my_team` also has the orders of other owners that the caller may change. */
                "actor:eq"?: components["schemas"]["ProductActor"][];
                /** @description The person who owns the order. */
                "owner_id:eq"?: components["schemas"]["Id"][];
                /** @description It starts at this instant or later. */
                "starts_from:eq"?: components["schemas"]["Timestamp"];
                /** @description It starts before this instant. */
                "starts_before:eq"?: components["schemas"]["Timestamp"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductGroupCounts"];
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
    getProduct: {
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
                    "application/json": components["schemas"]["Product"];
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
    replaceProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the same key and body within 24 hours returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
                "application/json": components["schemas"]["ProductReplace"];
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
                    "application/json": components["schemas"]["Product"];
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
    deleteProduct: {
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
    updateProduct: {
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
                "application/json": components["schemas"]["ProductPatch"];
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
                    "application/json": components["schemas"]["Product"];
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
    exportProducts: {
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
                "product_id:eq"?: components["schemas"]["Id"][];
                "product_name:like"?: string;
                "order_name:like"?: string;
                "account_id:eq"?: components["schemas"]["Id"][];
                "advertiser_id:eq"?: components["schemas"]["Id"][];
                "order_id:eq"?: components["schemas"]["Id"][];
                "audience_id:eq"?: components["schemas"]["Id"][];
                "creative_id:eq"?: components["schemas"]["Id"][];
                "product_status:eq"?: components["schemas"]["ProductStatus"][];
                "product_type:eq"?: ("E-mail deployment" | "Data delivery")[];
                "group:eq"?: components["schemas"]["ProductGroup"][];
                /** @description Who must act, also as one of several. `me` is the caller, as the owner of the order or with the permissions of another actor. `my_team` also has the orders of other owners that the caller may change. */
                "actor:eq"?: components["schemas"]["ProductActor"][];
                /** @description The person who owns the order. */
                "owner_id:eq"?: components["schemas"]["Id"][];
                /** @description It starts at this instant or later. */
                "starts_from:eq"?: components["schemas"]["Timestamp"];
                /** @description It starts before this instant. */
                "starts_before:eq"?: components["schemas"]["Timestamp"];
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
    listProductRates: {
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
                "account_id:eq"?: components["schemas"]["Id"][];
                "vertical_id:eq"?: components["schemas"]["Id"][];
                "product_type:eq"?: ("E-mail deployment" | "Data delivery")[];
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
                    "application/json": components["schemas"]["ProductRateList"];
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
    createProductRate: {
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
                "application/json": components["schemas"]["ProductRateCreate"];
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
                    "application/json": components["schemas"]["ProductRate"];
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
    exportProductRates: {
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
                "account_id:eq"?: components["schemas"]["Id"][];
                "vertical_id:eq"?: components["schemas"]["Id"][];
                "product_type:eq"?: ("E-mail deployment" | "Data delivery")[];
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
    updateProductRate: {
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
                "application/json": components["schemas"]["ProductRatePatch"];
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
                    "application/json": components["schemas"]["ProductRate"];
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
    launchProduct: {
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
                "application/json": components["schemas"]["Launch"];
            };
        };
        responses: {
            /** @description The record; its work continues in the background. */
            202: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
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
    relaunchProduct: {
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
                "application/json": components["schemas"]["Launch"];
            };
        };
        responses: {
            /** @description The record; its work continues in the background. */
            202: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
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
    abortProduct: {
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
                "application/json": components["schemas"]["Abort"];
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
                    "application/json": components["schemas"]["Product"];
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
    confirmProduct: {
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
                "application/json": components["schemas"]["Confirm"];
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
                    "application/json": components["schemas"]["Product"];
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
    getProductProcess: {
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
                    "application/json": components["schemas"]["ProcessStepList"];
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
    listLaunches: {
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
                "product_id:eq"?: components["schemas"]["Id"][];
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
                    "application/json": components["schemas"]["LaunchList"];
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
    getLaunch: {
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LaunchRecord"];
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
    settleInDoubt: {
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
                "application/json": components["schemas"]["SettleInDoubt"];
            };
        };
        responses: {
            /** @description The current record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LaunchRecord"];
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
    listProductResponses: {
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
                "product_id:eq": components["schemas"]["Id"][];
                "source:eq"?: ("tracking" | "upload")[];
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
                    "application/json": components["schemas"]["ResponseDayList"];
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
    uploadProductResponses: {
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
                "application/json": components["schemas"]["ResponseUpload"];
            };
        };
        responses: {
            /** @description The current days. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResponseDayList"];
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
    exportProductResponses: {
        parameters: {
            query: {
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
                "product_id:eq": components["schemas"]["Id"][];
                "source:eq"?: ("tracking" | "upload")[];
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
    getLooker: {
        parameters: {
            query: {
                "product_id:eq": components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Looker"];
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
    getProductReport: {
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
            /** @description The current report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Report"];
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
    downloadProductReport: {
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
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTasks: {
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
                "title:like"?: string;
                "account_id:eq"?: components["schemas"]["Id"][];
                "severity:eq"?: components["schemas"]["Severity"][];
                "status:eq"?: components["schemas"]["TaskStatus"][];
                "assignee_id:eq"?: components["schemas"]["Id"][];
                "subject_entity:eq"?: ("creative" | "audience" | "product" | "order" | "install" | "launch")[];
                "type:eq"?: string[];
                "open:eq"?: boolean;
                /** @description Open tasks that the caller may fix, and that are theirs or nobody’s. */
                "to_do:eq"?: boolean;
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
                    "application/json": components["schemas"]["TaskList"];
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
    exportTasks: {
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
                "title:like"?: string;
                "account_id:eq"?: components["schemas"]["Id"][];
                "severity:eq"?: components["schemas"]["Severity"][];
                "status:eq"?: components["schemas"]["TaskStatus"][];
                "assignee_id:eq"?: components["schemas"]["Id"][];
                "subject_entity:eq"?: ("creative" | "audience" | "product" | "order" | "install" | "launch")[];
                "type:eq"?: string[];
                "open:eq"?: boolean;
                /** @description Open tasks that the caller may fix, and that are theirs or nobody’s. */
                "to_do:eq"?: boolean;
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
    getTask: {
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
                    "application/json": components["schemas"]["Task"];
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
    replaceTask: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the same key and body within 24 hours returns the first response. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
                "application/json": components["schemas"]["TaskReplace"];
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
                    "application/json": components["schemas"]["Task"];
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
    updateTask: {
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
                "application/json": components["schemas"]["TaskPatch"];
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
                    "application/json": components["schemas"]["Task"];
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
    claimTask: {
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
            /** @description The current record. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
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
    releaseTask: {
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
            /** @description The current record. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
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
    finishTask: {
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
            /** @description The current record. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
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
    retryTask: {
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
            /** @description The current record. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
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
    commentTask: {
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
                "application/json": components["schemas"]["TaskCommentCreate"];
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
                    "application/json": components["schemas"]["Task"];
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
}
