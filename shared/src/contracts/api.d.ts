/** Made from backend/openapi.json (sha256 6793f03751f2bed5da8b610e7a38c790befac97be7d23551981d17acd2b0da56) by `npm run openapi -w backend`. */

export interface paths {
  '/api/auth/active-user': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Activate an account */
    get: {
      parameters: {
        query: {
          token: string;
          claim?: string;
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['Activated'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    /** Activate an account, by the button of the page that its mail leads to; signs in the browser that signed up within the hour */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['ActivateBody'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['Activated'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/change-pass-token': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Choose a new password by a mailed link; ends all sessions */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': {
            token: string;
            password: string;
            confirmPassword: string;
          };
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: null;
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/login': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sign in with e-mail address and password */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': {
            username: string;
            password: string;
          };
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['LoginData'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/logout': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** End this session, or all of the account */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': {
            /** @description Every session of the account, not only this one. */
            all?: boolean;
            /** @description Ends its session when there is no access token any more. */
            refreshToken?: string;
          };
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: null;
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/refreshToken': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Exchange a refresh token for new tokens */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': {
            refreshToken: string;
          };
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['RefreshData'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/register': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Make an account; a mail asks to activate it */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['RegisterBody'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['Registered'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/resend-verification': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Send the activation mail once more; the answer is the same for every address */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': {
            email: string;
          };
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: {
                /** @enum {boolean} */
                sent: true;
              };
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/reset-password': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Send a link to choose a new password; the answer is the same for every address */
    get: {
      parameters: {
        query: {
          email: string;
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: null;
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/sessions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Where the account is signed in */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['OpenSession'][];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    /** Sign out everywhere but here */
    delete: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: null;
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/sessions/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Sign out one device */
    delete: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: null;
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/user/avatar': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Set the picture of oneself: drawn anew as a square and stripped of everything else */
    put: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'multipart/form-data': {
            /**
             * Format: binary
             * @description JPEG, PNG, WebP or AVIF, 5 MB at most.
             */
            file: unknown;
          };
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['Me'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    post?: never;
    /** Have no picture of oneself any more */
    delete: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['Me'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/user/change-password': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Choose a new password by the current one; ends all sessions */
    put: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': {
            currentPassword: string;
            newPassword: string;
            confirmPassword: string;
          };
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: null;
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/user/contact-change': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Ask for a code to change the e-mail address or the telephone number */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['ContactChangeBody'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['ContactChange'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/user/contact-change/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Change it with the code; after three wrong ones no code works */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['ContactCodeBody'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['Me'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/user/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** All that the shop keeps of the caller, as a file */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['PersonalExport'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/user/me': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The signed-in account */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['Me'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    /** End all sessions and, in two weeks, the account; signing in takes it back */
    delete: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['DeleteAccountBody'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['DeletionScheduled'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/user/profile': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Change names, date of birth or where one is found; what is left out stays */
    put: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['ProfileBody'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['Me'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/verify-token': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Whether a link of a mail still works; changes nothing */
    get: {
      parameters: {
        query: {
          token: string;
          type: 'verify' | 'reset';
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['VerifiedToken'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/campaign/campaign/active': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What the referral programme offers now; null when there is no campaign */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['ActiveCampaign'] | null;
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/campaign/invitation': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Invitations of the member, the newest first */
    get: {
      parameters: {
        query?: {
          page?: number;
          /** @description 0 means 10; more than 100 means 100. */
          limit?: number;
          state?: components['schemas']['InvitationState'];
          /** @description Part of the address. */
          search?: string;
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: {
                data: components['schemas']['Invitation'][];
                meta: components['schemas']['PageMeta'];
              };
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    /** Invite people by e-mail, 50 at once; every address that gets no mail is explained */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['InviteBody'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['Invited'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/campaign/invitation/{id}/resend': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Send an invitation again: after a day, three times at most */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['Invitation'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/campaign/invitation/{token}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Who invited, and what the invitee gets; marks the invitation as opened */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          token: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['OpenedInvitation'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/campaign/invitation/{token}/accept': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Accept an invitation: its code counts until sign-up */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          token: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['Touched'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/campaign/invitation/{token}/unsubscribe': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** No more invitations to this address, from a page or by the button of a mail program */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          token: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: null;
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/campaign/referral/code/{code}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Who invites with this code, and what the invitee gets */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          code: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['Inviter'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/campaign/referral/join': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Join the programme; joining again returns new credentials */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['JoinBody'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['Joined'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/campaign/referral/me': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Code, link, QR code and results of the member */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['ReferralMember'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/campaign/referral/refresh': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Exchange a referral refresh token for new credentials */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': {
            refreshToken: string;
          };
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['ReferralCredentials'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/campaign/referral/touch': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A visitor came by a code: the last one counts until sign-up */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['TouchBody'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['Touched'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/campaign/reward': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Rewards of the member, the newest first */
    get: {
      parameters: {
        query?: {
          page?: number;
          /** @description 0 means 10; more than 100 means 100. */
          limit?: number;
          status?: 'all' | 'new' | 'paid' | 'lock' | 'processing';
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: {
                data: components['schemas']['Reward'][];
                meta: components['schemas']['PageMeta'];
              };
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/campaign/reward/earnings': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Earnings by month */
    get: {
      parameters: {
        query?: {
          /** @description Including this one; 12 by default. */
          months?: number;
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['Earnings'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/campaign/reward/payout': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Payouts of the member, the newest first */
    get: {
      parameters: {
        query?: {
          page?: number;
          /** @description 0 means 10; more than 100 means 100. */
          limit?: number;
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: {
                data: components['schemas']['Payout'][];
                meta: components['schemas']['PageMeta'];
              };
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    /** Ask for money to a bank account or wallet; one request at a time */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['PayoutBody'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['RequestedPayout'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/campaign/reward/total-reward': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Balances of the member */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['TotalReward'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/chat/conversation/{id}/stream': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Server-sent events: messages that come later, such as those of staff
     * @description `Last-Event-ID` brings what was missed.
     */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'text/event-stream': components['schemas']['ConversationEvent'];
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/chat/feedback': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Say whether an answer helped; null takes it back */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['ChatFeedbackBody'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['ChatMessage'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/chat/handoff': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Ask for a person of the shop, who sees the conversation and answers in it */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['ChatHandoffBody'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['ChatHandoff'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/chat/history': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The conversations of the signed-in customer, newest first */
    get: {
      parameters: {
        query?: {
          page?: number;
          /** @description 10 unless told. */
          pageSize?: number;
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: {
                data: components['schemas']['ChatConversation'][];
                meta: components['schemas']['PageMeta'];
              };
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/chat/history/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The messages of an own conversation */
    get: {
      parameters: {
        query?: {
          /** @description The oldest message that is known. */
          before?: string;
          /** @description 50 unless told. */
          limit?: number;
        };
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['ChatHistory'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    /** Delete an own conversation for good */
    delete: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: null;
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/chat/message': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Ask; the answer is a stream of server-sent events
     * @description A broken line goes on at `message/{replyId}/stream`.
     */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['ChatMessageBody'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'text/event-stream': components['schemas']['ChatStreamEvent'];
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/chat/message/{replyId}/stop': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Stop an answer; what was said stays */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          replyId: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: null;
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/chat/message/{replyId}/stream': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read an answer, from its beginning or after `Last-Event-ID` */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          replyId: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'text/event-stream': components['schemas']['ChatStreamEvent'];
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/chat/session': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Begin a conversation, or take an own one up again
     * @description A guest sends the token of the conversation in `x-chat-token`. Signed in, the conversation of a guest becomes the account’s.
     */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['ChatSessionBody'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['ChatSession'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ecard/ecard/referral/{code}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Picture (PNG, 1200 × 630) to share: the offer, the code and its QR code */
    get: {
      parameters: {
        query?: {
          lang?: 'vi' | 'en';
        };
        header?: never;
        path: {
          code: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'image/png': string;
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ecommerce/cart': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The customer's own cart */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['Cart'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    /** Replace the own cart; 409 CART_CHANGED with the cart as it is now when the version is old */
    put: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['CartBody'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['Cart'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ecommerce/cart/merge': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Put a visitor's cart into the own one after a login; sending it again adds nothing */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['MergeCartBody'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['MergedCart'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ecommerce/cart/shared': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Make a link of variants and quantities; it works for 30 days and names nobody */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['LinesBody'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['CartLink'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ecommerce/cart/shared/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What lies behind a link; 404 when it is unknown or has expired */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['SharedCart'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ecommerce/cart/validate': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** What these lines cost now, and what stands in the way of buying each */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['LinesBody'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['CheckedLine'][];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ecommerce/order': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Place an order at the price that was quoted; needs the header Idempotency-Key */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['OrderRequest'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['PlacedOrder'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ecommerce/order/cancel-order/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Cancel an order nobody has begun with; ask for it once the shop has */
    put: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['CancelOrder'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['OrderCancelled'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ecommerce/order/my-order': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The caller's orders, ten to a page */
    get: {
      parameters: {
        query?: {
          status?: 'ALL' | 'NEW' | 'PROCESSING' | 'DELIVERING' | 'DONE' | 'CANCEL' | 'REJECT';
          search?: string;
          page?: number;
          pageSize?: number;
          order?: 'ASC' | 'DESC';
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: {
                data: components['schemas']['MyOrder'][];
                meta: components['schemas']['PageMeta'];
              };
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ecommerce/order/my-payment': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Tries to pay the caller's orders, the latest first, ten to a page */
    get: {
      parameters: {
        query?: {
          page?: number;
          pageSize?: number;
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: {
                data: components['schemas']['OwnPayment'][];
                meta: components['schemas']['PageMeta'];
              };
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ecommerce/order/track': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** How far an order is, for whoever holds the signed link of one of its mails */
    get: {
      parameters: {
        query: {
          token: string;
          orderId?: string;
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['TrackedOrder'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ecommerce/order/{id}/detail/customer': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One order of the caller with everything in it */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['OrderDetail'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ecommerce/order/{id}/invoice-link': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The address of an order's invoice, for ten minutes */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['InvoiceLink'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ecommerce/order/{id}/invoice.pdf': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The invoice of an order as PDF, for the owner or with the token of its link */
    get: {
      parameters: {
        query?: {
          token?: string;
          lang?: 'vi' | 'en';
        };
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/pdf': string;
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ecommerce/order/{id}/payment': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** How paying stands, for the owner or with the signed token of a return */
    get: {
      parameters: {
        query?: {
          token?: string;
        };
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['PaymentState'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    /** Pay, or pay again: the address of the gateway for this order */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['StartPayment'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['StartedPayment'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ecommerce/order/{id}/received': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Say that the parcel of an order has arrived; saying it again changes nothing */
    put: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['OrderReceived'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ecommerce/order/{id}/reorder': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** What of an order can be put into the cart again, and what cannot */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['Reorder'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ecommerce/order/{id}/resend-email': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Send the order once more to the address that was given with it; three times an hour */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['ResentEmail'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ecommerce/order/{id}/return': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Ask to send something of an order back, within seven days of its arrival */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['ReturnRequest'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['RequestedReturn'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ecommerce/order/{id}/return/{returnId}/withdrawn': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Take a request back that the shop has not answered; saying it again changes nothing */
    put: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
          returnId: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['RequestedReturn'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ecommerce/payment/go/{attemptId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** On to the gateway's page for an attempt, which is asked for now */
    get: {
      parameters: {
        query: {
          token: string;
        };
        header?: never;
        path: {
          attemptId: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ecommerce/payment/ipn/{provider}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A gateway's own notification, answered in the gateway's own format */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          provider: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    /** A gateway's own notification, answered in the gateway's own format */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          provider: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ecommerce/payment/providers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The gateways that the shop has, and what one payment may be at each */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['PaymentLimit'][];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ecommerce/payment/return/{provider}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The browser back from a gateway; leads on to the page that shows how paying stands */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          provider: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ecommerce/quote': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** What these lines cost now, and what stands in the way of ordering them */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['QuoteRequest'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['Quote'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ecommerce/quote/vouchers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * The vouchers at hand for these lines: what each saves, or why it does not apply; the best first
     * @description Those that everybody sees, and with a bearer those that the customer collected; 50 at most.
     */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['VoucherChoicesRequest'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['VoucherChoice'][];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ecommerce/shipping/quote': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The delivery methods to an address; none when nothing is delivered there */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['ShippingQuoteRequest'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['ShippingMethod'][];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/address/convert': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What became of a ward of before July 2025 */
    get: {
      parameters: {
        query: {
          province?: string;
          district?: string;
          ward: string;
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['AddressConversion'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/address/countries': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Countries, named in the language of the request */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['Country'][];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/address/districts/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Districts of a province: none since July 2025 */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['Division'][];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/address/provices': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Provinces of Việt Nam */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['Division'][];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/address/provinces': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Provinces of Việt Nam */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['Division'][];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/address/wards/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Wards of a province, or those that took over a district of before July 2025 */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['Division'][];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/audit': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What staff wrote, by who, what and when, the newest first */
    get: {
      parameters: {
        query?: {
          actor?: string;
          entity?:
            | 'order'
            | 'return'
            | 'review'
            | 'page'
            | 'faq'
            | 'news'
            | 'reward'
            | 'payout'
            | 'product'
            | 'variant'
            | 'category'
            | 'size-guide'
            | 'stock'
            | 'import'
            | 'job'
            | 'voucher'
            | 'promotion'
            | 'flash-sale'
            | 'provider'
            | 'membership'
            | 'solution'
            | 'solution-request'
            | 'setting'
            | 'customer'
            | 'user'
            | 'contact'
            | 'chat-ticket'
            | 'newsletter'
            | 'mail'
            | 'remote';
          entityId?: string;
          action?: string;
          from?: string;
          /** @description Up to, without it. */
          to?: string;
          /** @description `meta.next` of the page before. */
          after?: string;
          /** @description 20 unless told. */
          limit?: number;
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: {
                data: components['schemas']['AuditEntry'][];
                meta: components['schemas']['KeysetMeta'];
              };
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/category': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** All categories in both languages, in their order */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['StaffCategory'][];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    /** Add a category; one without a picture has its parent’s */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': {
            parentId: string | null;
            slug: string;
            name: {
              vi: string;
              en: string;
            };
            uploadId?: string;
          };
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['StaffCategory'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/category/order': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** The order in which the categories below one are shown */
    put: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': {
            parentId: string | null;
            ids: string[];
          };
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['StaffCategory'][];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/category/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Name or move a category; never below itself */
    put: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': {
            /** @description That which was read; an older one is refused. */
            version: number;
            parentId: string | null;
            slug: string;
            name: {
              vi: string;
              en: string;
            };
            uploadId?: string;
          };
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['StaffCategory'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    post?: never;
    /** Remove a category that nothing is in */
    delete: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: null;
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/chat/ticket': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Conversations that a person was asked into, the latest first, with how many wait */
    get: {
      parameters: {
        query?: {
          status?: 'NEW' | 'OPEN' | 'ANSWERED' | 'CLOSED';
          assignee?: 'me' | 'none';
          search?: string;
          /** @description `meta.next` of the page before. */
          after?: string;
          /** @description 20 unless told. */
          limit?: number;
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['ChatTicketPage'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/chat/ticket/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One of them with its conversation */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['ChatTicketDetail'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/chat/ticket/{id}/assign': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Take care of it oneself */
    put: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['ChatTicketVersion'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['ChatTicketDetail'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/chat/ticket/{id}/close': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Close it for good */
    put: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['ChatTicketVersion'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['ChatTicketDetail'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/chat/ticket/{id}/reply': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Answer in the conversation and by mail
     * @description 409 EDIT_CONFLICT with the current state when `version` is not the latest.
     */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['ChatTicketReply'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['ChatTicketDetail'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/contact': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What visitors wrote to the shop, the newest first, with how many wait */
    get: {
      parameters: {
        query?: {
          status?: 'NEW' | 'ANSWERED' | 'CLOSED';
          kind?: 'CONTACT' | 'QUICK_CONSULTATION';
          search?: string;
          /** @description `meta.next` of the page before. */
          after?: string;
          /** @description 20 unless told. */
          limit?: number;
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['StaffContactPage'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/contact/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One message with its answers */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['StaffContactDetail'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    /** Set the state and the note; 409 EDIT_CONFLICT with the current one when `version` is not the latest */
    put: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['ChangeContact'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['StaffContactDetail'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/contact/{id}/answer': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Answer by mail, in the language of the message */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['AnswerContact'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['StaffContactDetail'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/content/preview': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A text as shoppers would read it, before it is saved */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['ContentPreviewBody'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['ContentPreview'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/customer': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Customers by words, status and day of sign-up, the newest first */
    get: {
      parameters: {
        query?: {
          /** @description Words of names, numbers and addresses, without marks. */
          search?: string;
          status?: 'UNVERIFIED' | 'ACTIVE' | 'LOCKED';
          /** @description Who signed up since then. */
          from?: string;
          /** @description Up to, without it. */
          to?: string;
          /** @description `meta.next` of the page before. */
          after?: string;
          /** @description 20 unless told. */
          limit?: number;
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: {
                data: components['schemas']['StaffCustomer'][];
                meta: components['schemas']['KeysetMeta'];
              };
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/customer/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One customer with what they bought, wrote and saved */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['StaffCustomerDetail'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/customer/{id}/status': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Lock a customer, which ends all sessions at once, or unlock; staff are refused */
    put: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['AccountLock'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['StaffCustomerDetail'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/dashboard/conversion': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Page views on the way to an order */
    get: {
      parameters: {
        query?: {
          /** @description Days up to today in Việt Nam; 30 unless told. */
          days?: number;
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['Conversion'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/dashboard/payments': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What became of payments, by gateway */
    get: {
      parameters: {
        query?: {
          /** @description Days up to today in Việt Nam; 30 unless told. */
          days?: number;
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['GatewayFigures'][];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/dashboard/sales': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Orders and revenue of each day, and of as many days before */
    get: {
      parameters: {
        query?: {
          /** @description Days up to today in Việt Nam; 30 unless told. */
          days?: number;
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['SalesFigures'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/dashboard/stock': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Variants on sale of which little is left */
    get: {
      parameters: {
        query?: {
          /** @description At most so many pieces; 5 unless told. */
          left?: number;
          /** @description 10 unless told. */
          limit?: number;
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['LowStock'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/dashboard/vitals': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** How fast each version of each part was in browsers, and the latest errors there */
    get: {
      parameters: {
        query?: {
          /** @description Up to now; 1440 unless told. */
          minutes?: number;
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['RumSummary'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/dashboard/work': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** How much waits for staff */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['WorkQueue'][];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/faq': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** All questions in their groups, drafts too, in the order in which they are shown */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['StaffFaqGroup'][];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    /** Write a question; it comes last in its group */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['StaffFaqBody'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['WrittenContent'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/faq-group': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Add a group of questions; it comes last */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['StaffFaqGroupBody'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['WrittenContent'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/faq-group/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Name a group of questions */
    put: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['StaffFaqGroupChange'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['WrittenContent'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    post?: never;
    /** Delete a group in which there is no question */
    delete: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: null;
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/faq/order': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Put groups and questions in order; a question may change its group */
    put: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['StaffFaqOrder'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: null;
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/faq/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One question with its answer in both languages */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['StaffFaq'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    /** Change a question, publish it or take it off the shop */
    put: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['StaffFaqChange'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['WrittenContent'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    post?: never;
    /** Delete a question */
    delete: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: null;
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/flash-sale': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** All flash sales by state and words, the last to begin first, with how many are in each state */
    get: {
      parameters: {
        query?: {
          page?: number;
          /** @description 0 means 10; more than 100 means 100. */
          limit?: number;
          state?: components['schemas']['OfferState'];
          search?: string;
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['StaffFlashSales'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    /** Write a flash sale */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['StaffFlashSaleBody'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['WrittenOffer'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/flash-sale/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One flash sale with its products and what orders took of them */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['StaffFlashSale'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    /** Change a flash sale; of one that orders used, only names, its end and quotas, and more products */
    put: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['StaffFlashSaleChange'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['WrittenOffer'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    post?: never;
    /** Delete a flash sale that no order has used */
    delete: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: null;
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/flash-sale/{id}/end': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** End a running flash sale now */
    put: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['OfferEnd'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['WrittenOffer'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/job': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Long work that staff started, the latest first */
    get: {
      parameters: {
        query?: {
          kind?: 'product-import' | 'product-export' | 'product-bulk-edit' | 'order-bulk-move';
          state?: 'queued' | 'running' | 'done' | 'failed' | 'cancelled';
          after?: string;
          limit?: number;
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: {
                data: components['schemas']['BackgroundJob'][];
                meta: components['schemas']['KeysetMeta'];
              };
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/job/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** How far a job is, and what it reports */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['BackgroundJob'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/job/{id}/cancel': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** End a job; what it has written stays, and its report says what that is */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['BackgroundJob'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/job/{id}/events': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Server-sent events: `job` with how far it is; ends with the job or the session */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'text/event-stream': string;
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/job/{id}/result': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The file that a job made */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'text/csv': string;
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/membership': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Memberships by state and plan, those that end first, with how many there are of each state */
    get: {
      parameters: {
        query?: {
          page?: number;
          /** @description 0 means 10; more than 100 means 100. */
          limit?: number;
          status?: 'ACTIVE' | 'GRACE' | 'EXPIRED';
          plan?: components['schemas']['PlanId'];
          /** @description Those with a payment that staff have to check. */
          moneyWaits?: 'REVIEW';
          search?: string;
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['StaffMembershipPage'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/membership/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The membership of a provider, with what was bought and what staff changed */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          /** @description Of the provider. */
          id: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['StaffMembershipDetail'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    /** Give days or end a membership; its provider is told why; needs the header Idempotency-Key */
    put: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          /** @description Of the provider. */
          id: string;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['ChangeMembership'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['StaffMembershipDetail'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/membership/{id}/finding/{findingId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Mark as resolved what a gateway reported of a payment after it ended, or of another amount */
    put: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
          findingId: string;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['FindingEnd'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['StaffMembershipDetail'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/news': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** All articles, drafts too, the last to be changed first, with how many are in each state */
    get: {
      parameters: {
        query?: {
          state?: components['schemas']['StaffNewsState'];
          topic?: components['schemas']['NewsTopic'];
          /** @description Those that lack this language. */
          missing?: 'vi' | 'en';
          /** @description With or without diacritics. */
          search?: string;
          page?: number;
          /** @description 20 unless told. */
          limit?: number;
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['StaffNewsList'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    /** Write an article in both languages; a draft may lack one of them */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['StaffNewsBody'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['WrittenNews'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/news/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One article in both languages, as it is written */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['StaffNews'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    /** Change an article, publish it or take it off the shop; its old addresses lead to the new ones */
    put: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['StaffNewsChange'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['WrittenNews'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    post?: never;
    /** Delete an article that is not published */
    delete: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: null;
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/newsletter': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Who subscribed to the newsletter, the newest first, with how many there are of each status */
    get: {
      parameters: {
        query?: {
          status?: 'PENDING' | 'ACTIVE' | 'UNSUBSCRIBED';
          language?: 'vi' | 'en';
          /** @description A part of the address. */
          search?: string;
          /** @description `meta.next` of the page before. */
          after?: string;
          /** @description 20 unless told. */
          limit?: number;
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['SubscriberPage'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/newsletter/file': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The subscribers that fit as CSV for a spreadsheet; the audit log names who took it */
    get: {
      parameters: {
        query?: {
          status?: 'PENDING' | 'ACTIVE' | 'UNSUBSCRIBED';
          language?: 'vi' | 'en';
          /** @description A part of the address. */
          search?: string;
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'text/csv': string;
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/newsletter/{id}/unsubscribe': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** No more news to this address */
    put: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['Subscriber'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/order': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Orders of all customers by status, payment, days and words, page by page */
    get: {
      parameters: {
        query?: {
          status?: 'ALL' | 'NEW' | 'PROCESSING' | 'DELIVERING' | 'DONE' | 'CANCEL' | 'REJECT';
          paymentStatus?: components['schemas']['PaymentStatus'];
          /** @description true: those whose shoppers wait for an answer. */
          cancelRequested?: boolean;
          /** @description Those with a refund that staff make by hand, or a payment that staff look at. */
          moneyWaits?: 'REFUND' | 'REVIEW';
          /** @description Words of the code, the goods, or the name, e-mail or phone number of who gets them. */
          search?: string;
          paymentMethod?: components['schemas']['PaymentMethod'];
          /** @description Placed then or later. */
          from?: string;
          /** @description Placed before. */
          to?: string;
          /** @description The newest first unless told. */
          order?: 'ASC' | 'DESC';
          /** @description `meta.next` of the page before. */
          after?: string;
          /** @description 20 unless told. */
          limit?: number;
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: {
                data: components['schemas']['StaffOrderSummary'][];
                meta: components['schemas']['KeysetMeta'];
              };
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    /**
     * Place an order for a customer at the price that was quoted; needs the header Idempotency-Key
     * @description Paid online, `next.url` is the link to pay that the customer can be sent.
     */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['PhoneOrder'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['PlacedOrder'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/order/bulk-move': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Take many orders one step further, as a job; needs the header Idempotency-Key */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['BulkMoveBody'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['BackgroundJob'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/order/quote': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** What an order that staff place for a customer costs now, and what stands in its way */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['PhoneQuote'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['Quote'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/order/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One order with everything in it and who did what */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['StaffOrder'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/order/{id}/cancel-request': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Answer a shopper who asks for an order to be cancelled */
    put: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['CancelAnswer'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['StaffOrder'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/order/{id}/finding/{findingId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Mark as resolved what a gateway reported of a payment after it ended, or of another amount */
    put: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
          findingId: string;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['FindingEnd'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['StaffOrder'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/order/{id}/refund': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Give money of an order back, all that is left, an amount or some lines; needs the header Idempotency-Key */
    put: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['RefundBody'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['StaffOrder'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/order/{id}/refund/{refundId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Say how a refund ended that its gateway left to people */
    put: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
          refundId: string;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['RefundEnd'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['StaffOrder'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/order/{id}/shipment': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Say who carries the parcel of an order */
    put: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['ShipmentBody'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['StaffOrder'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/order/{id}/status': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Move an order along the table of transitions */
    put: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['MoveOrder'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['StaffOrder'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/outbox': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Mails that wait, have left or were given up, the newest first */
    get: {
      parameters: {
        query?: {
          state?: 'WAITING' | 'SENT' | 'FAILED';
          kind?: string;
          /** @description The whole address. */
          recipient?: string;
          /** @description `meta.next` of the page before. */
          after?: string;
          /** @description 20 unless told. */
          limit?: number;
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['StaffMailPage'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/outbox/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One mail with its text, but for those that hold a key to an account */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['StaffMailDetail'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/outbox/{id}/retry': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Try a mail again that was given up */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['StaffMail'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/page': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** All policy and company pages and the footer, written or not */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['StaffPageRow'][];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/page/{key}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One of them in both languages, as it is written */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          key: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['StaffPage'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    /** Write a policy or company page, or the footer, in both languages */
    put: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          key: string;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['StaffPageBody'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['StaffPage'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/payout': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Payouts by status, those that wait the longest first */
    get: {
      parameters: {
        query?: {
          page?: number;
          /** @description 0 means 10; more than 100 means 100. */
          limit?: number;
          /** @description E-mail address or id of the member. */
          member?: string;
          search?: string;
          from?: string;
          /** @description Up to, without it. */
          to?: string;
          status?: components['schemas']['PayoutStatus'];
          method?: components['schemas']['PayoutMethod'];
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['StaffPayouts'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/payout/file': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The payouts that fit as CSV for a spreadsheet; the audit log names who took it */
    get: {
      parameters: {
        query?: {
          /** @description E-mail address or id of the member. */
          member?: string;
          search?: string;
          from?: string;
          /** @description Up to, without it. */
          to?: string;
          status?: components['schemas']['PayoutStatus'];
          method?: components['schemas']['PayoutMethod'];
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['PayoutFile'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/payout/{id}/status': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Approve a payout, reject it, or note that it was paid; large ones by an administrator */
    put: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['PayoutDecision'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['StaffPayout'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/pricing/simulate': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** What carts would cost without and with an offer that is not stored; writes nothing */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['SimulationBody'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['Simulation'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/product': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Products as staff work with them, also hidden ones; the latest first */
    get: {
      parameters: {
        query?: {
          search?: string;
          /** @description With all below it. */
          category?: string;
          state?: 'visible' | 'hidden' | 'deleted';
          stock?: 'out' | 'low';
          mark?: 'HOT' | 'NEW' | 'SALE_OFF';
          after?: string;
          limit?: number;
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: {
                data: components['schemas']['StaffProductRow'][];
                meta: components['schemas']['KeysetMeta'];
              };
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    /** Add a product with its variants and pictures */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': {
            categoryId: string;
            slug: string;
            name: {
              vi: string;
              en: string;
            };
            description: {
              vi: string;
              en: string;
            };
            brand: string | null;
            specifications: {
              name: {
                vi: string;
                en: string;
              };
              value: {
                vi: string;
                en: string;
              };
            }[];
            status: components['schemas']['ProductStatus'][];
            priority: number;
            isActive: boolean;
            relatedIds: string[];
            pictures: {
              /** @description One that the product has. */
              pictureId?: string;
              /** @description One that was just sent. */
              uploadId?: string;
              /** @enum {unknown} */
              view: 'front' | 'detail' | 'back';
              colorRgb: string | null;
              alt: {
                vi: string;
                en: string;
              } | null;
            }[];
            variants: {
              id?: string;
              sku: string;
              color: {
                name: {
                  vi: string;
                  en: string;
                };
                rgb: string;
              } | null;
              size: string | null;
              price: number;
              originalPrice: number | null;
              isActive: boolean;
            }[];
          };
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['StaffProduct'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/product/bulk-edit': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Change many products, as a job; needs the header Idempotency-Key */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': {
            ids?: string[];
            filter?: {
              search?: string;
              /** @description With all below it. */
              category?: string;
              /** @enum {unknown} */
              state?: 'visible' | 'hidden' | 'deleted';
              /** @enum {unknown} */
              stock?: 'out' | 'low';
              /** @enum {unknown} */
              mark?: 'HOT' | 'NEW' | 'SALE_OFF';
            };
            change: {
              /** @description Of every variant, to whole thousands of đồng. */
              pricePercent?: number;
              categoryId?: string;
              addMarks?: ('HOT' | 'NEW' | 'SALE_OFF')[];
              removeMarks?: ('HOT' | 'NEW' | 'SALE_OFF')[];
              isActive?: boolean;
            };
          };
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['BackgroundJob'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/product/bulk-edit/preview': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** What a change of many products would do */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': {
            ids?: string[];
            filter?: {
              search?: string;
              /** @description With all below it. */
              category?: string;
              /** @enum {unknown} */
              state?: 'visible' | 'hidden' | 'deleted';
              /** @enum {unknown} */
              stock?: 'out' | 'low';
              /** @enum {unknown} */
              mark?: 'HOT' | 'NEW' | 'SALE_OFF';
            };
            change: {
              /** @description Of every variant, to whole thousands of đồng. */
              pricePercent?: number;
              categoryId?: string;
              addMarks?: ('HOT' | 'NEW' | 'SALE_OFF')[];
              removeMarks?: ('HOT' | 'NEW' | 'SALE_OFF')[];
              isActive?: boolean;
            };
          };
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['BulkPreview'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/product/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Write products to a file that imports back to the same, as a job */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': {
            filter: {
              search?: string;
              /** @description With all below it. */
              category?: string;
              /** @enum {unknown} */
              state?: 'visible' | 'hidden' | 'deleted';
              /** @enum {unknown} */
              stock?: 'out' | 'low';
              /** @enum {unknown} */
              mark?: 'HOT' | 'NEW' | 'SALE_OFF';
            };
            /** @enum {unknown} */
            language: 'vi' | 'en';
          };
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['BackgroundJob'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/product/import': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Send a CSV file and check it, as a job: every fault with its line, and nothing is written */
    post: {
      parameters: {
        query?: {
          fileName?: string;
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['BackgroundJob'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/product/import/template': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** An empty file with the columns of an import, and two lines as an example */
    get: {
      parameters: {
        query?: {
          language?: 'vi' | 'en';
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'text/csv': string;
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/product/import/{id}/apply': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Import a file whose check found nothing wrong, as a job */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['BackgroundJob'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/product/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One product with everything that staff write */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['StaffProduct'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    /** Write a product; a version that is not the current one is refused */
    put: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': {
            /** @description That which was read; an older one is refused. */
            version: number;
            categoryId: string;
            slug: string;
            name: {
              vi: string;
              en: string;
            };
            description: {
              vi: string;
              en: string;
            };
            brand: string | null;
            specifications: {
              name: {
                vi: string;
                en: string;
              };
              value: {
                vi: string;
                en: string;
              };
            }[];
            status: components['schemas']['ProductStatus'][];
            priority: number;
            isActive: boolean;
            relatedIds: string[];
            pictures: {
              /** @description One that the product has. */
              pictureId?: string;
              /** @description One that was just sent. */
              uploadId?: string;
              /** @enum {unknown} */
              view: 'front' | 'detail' | 'back';
              colorRgb: string | null;
              alt: {
                vi: string;
                en: string;
              } | null;
            }[];
            variants: {
              id?: string;
              sku: string;
              color: {
                name: {
                  vi: string;
                  en: string;
                };
                rgb: string;
              } | null;
              size: string | null;
              price: number;
              originalPrice: number | null;
              isActive: boolean;
            }[];
          };
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['StaffProduct'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    post?: never;
    /** Take a product off for good; orders still name it, and writing it again brings it back */
    delete: {
      parameters: {
        query: {
          /** @description That which was read; an older one is refused. */
          version: number;
        };
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: null;
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/promotion': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** All promotions by state, type and words, the last to begin first, with how many are in each state */
    get: {
      parameters: {
        query?: {
          page?: number;
          /** @description 0 means 10; more than 100 means 100. */
          limit?: number;
          state?: components['schemas']['OfferState'];
          search?: string;
          type?: components['schemas']['PromotionType'];
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['StaffPromotions'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    /** Write a promotion */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['StaffPromotionBody'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['WrittenOffer'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/promotion/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One promotion with its rule and what was used of it */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['StaffPromotion'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    /** Change a promotion; of one that orders used, only texts, its end, its limits and its priority */
    put: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['StaffPromotionChange'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['WrittenOffer'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    post?: never;
    /** Delete a promotion that no order has used */
    delete: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: null;
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/promotion/{id}/end': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** End a running promotion now */
    put: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['OfferEnd'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['WrittenOffer'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/provider': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Providers by status, the oldest first, with how many there are of each status */
    get: {
      parameters: {
        query?: {
          page?: number;
          /** @description 0 means 10; more than 100 means 100. */
          limit?: number;
          status?: components['schemas']['ProviderStatus'];
          search?: string;
          /** @description true: those whose new name waits. */
          nameWanted?: boolean;
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['StaffProviderPage'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/provider/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One provider with who decided what */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['StaffProviderDetail'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/provider/{id}/name': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Accept or refuse the new name of a provider, who is sent a mail */
    put: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['NameDecision'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['StaffProviderDetail'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/provider/{id}/status': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Approve, reject, lock or unlock a provider, who is told by mail and notification */
    put: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['ProviderDecision'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['StaffProviderDetail'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/registry': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Versions of the shell and the remotes, which are live, and how they do */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['StaffRegistry'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/registry/{name}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Promote a version, change the share of a canary, or pin */
    put: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          name: string;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['ReleaseChange'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['ReleaseResult'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/registry/{name}/rollback': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** End a canary, or make the previous version live */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          name: string;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['ReleaseRollback'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['ReleaseResult'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/return': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What customers send back, by status, who waits longest first */
    get: {
      parameters: {
        query?: {
          status?: components['schemas']['ReturnStatus'];
          page?: number;
          pageSize?: number;
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: {
                data: components['schemas']['StaffReturn'][];
                meta: components['schemas']['PageMeta'];
              };
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/return/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One return with who did what */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['StaffReturn'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/return/{id}/status': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Approve, reject, receive, refund or exchange; a refund gives back what its units cost */
    put: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['MoveReturn'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['StaffReturn'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/review': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Reviews by status, rating, words and what they were held for, with how many wait; what waits the longest first */
    get: {
      parameters: {
        query?: {
          page?: number;
          /** @description 0 means 10; more than 100 means 100. */
          limit?: number;
          status?: components['schemas']['ReviewStatus'];
          /** @description true: those that were reported, the most often first. */
          reported?: boolean;
          rating?: number;
          withPhotos?: boolean;
          /** @description Whether the seller has answered. */
          isReplied?: boolean;
          heldFor?: 'WORDS' | 'LINK' | 'CONTACT' | 'REJECTED_BEFORE';
          productId?: string;
          /** @description In the title, the text or the author. */
          search?: string;
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['StaffReviews'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/review/status': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Show several reviews, or refuse them with one reason; says what became of each */
    put: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['ReviewDecisions'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['DecidedReviews'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/review/{id}/reply': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Answer a review as the seller */
    put: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['ReplyBody'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['StaffReview'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/review/{id}/status': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Show a review, or refuse it with a reason */
    put: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['ReviewDecision'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['StaffReview'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/reward': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Rewards by status, those that wait the longest first */
    get: {
      parameters: {
        query?: {
          page?: number;
          /** @description 0 means 10; more than 100 means 100. */
          limit?: number;
          /** @description E-mail address or id of the member. */
          member?: string;
          search?: string;
          from?: string;
          /** @description Up to, without it. */
          to?: string;
          status?: components['schemas']['RewardStatus'];
          /** @description Why it is in its status, or what it is suspected of. */
          reason?:
            | 'HOLDING'
            | 'AVAILABLE'
            | 'PAYOUT_REQUESTED'
            | 'PAYOUT_APPROVED'
            | 'PAID_OUT'
            | 'USED_ON_ORDER'
            | 'ORDER_RETURNED'
            | 'SAME_PHONE'
            | 'SAME_EMAIL'
            | 'SAME_PAYOUT_ACCOUNT'
            | 'TOO_MANY_THIS_MONTH'
            | 'STAFF_ACCOUNT'
            | 'LOCKED_BY_STAFF'
            | 'REJECTED';
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['StaffRewards'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/reward/{id}/status': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Lock a reward, release it, or reject it */
    put: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      /** @description LOCK holds a NEW reward, RELEASE makes it NEW again, REJECT takes a locked one back. */
      requestBody: {
        content: {
          'application/json': components['schemas']['RewardDecision'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['StaffReward'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/setting/announcement': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Settings: announcement */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['AnnouncementGroup'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    /** Change settings: announcement; 409 EDIT_CONFLICT when `version` is not the latest */
    put: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['AnnouncementGroupBody'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['AnnouncementGroup'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/setting/face': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Settings: face */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['FaceGroup'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    /** Change settings: face; 409 EDIT_CONFLICT when `version` is not the latest */
    put: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['FaceGroupBody'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['FaceGroup'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/setting/offers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Settings: offers */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['OffersGroup'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    /** Change settings: offers; 409 EDIT_CONFLICT when `version` is not the latest */
    put: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['OffersGroupBody'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['OffersGroup'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/setting/orders': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Settings: orders */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['OrdersGroup'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    /** Change settings: orders; 409 EDIT_CONFLICT when `version` is not the latest */
    put: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['OrdersGroupBody'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['OrdersGroup'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/setting/payments': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Settings: payments */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['PaymentsGroup'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    /** Change settings: payments; 409 EDIT_CONFLICT when `version` is not the latest */
    put: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['PaymentsGroupBody'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['PaymentsGroup'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/setting/providers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Settings: providers */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['ProvidersGroup'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    /** Change settings: providers; 409 EDIT_CONFLICT when `version` is not the latest */
    put: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['ProvidersGroupBody'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['ProvidersGroup'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/setting/shipping': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Settings: shipping */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['ShippingGroup'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    /** Change settings: shipping; 409 EDIT_CONFLICT when `version` is not the latest */
    put: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['ShippingGroupBody'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['ShippingGroup'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/setting/shop': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Settings: shop */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['ShopGroup'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    /** Change settings: shop; 409 EDIT_CONFLICT when `version` is not the latest */
    put: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['ShopGroupBody'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['ShopGroup'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/solution': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Solutions by status, who waits longest first */
    get: {
      parameters: {
        query?: {
          page?: number;
          /** @description 0 means 10; more than 100 means 100. */
          limit?: number;
          /** @description With or without diacritics. */
          search?: string;
          status?: components['schemas']['SolutionStatus'];
          published?: boolean;
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: {
                data: components['schemas']['StaffSolutionRow'][];
                meta: components['schemas']['PageMeta'];
                counts: components['schemas']['StatusCounts'];
              };
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/solution/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A solution with its approved and its changed version */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['StaffSolution'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/solution/{id}/status': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Approve what waits, reject it, or take down what was approved */
    put: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['SolutionDecision'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['StaffSolution'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/stock': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What is on the shelf, variant by variant in the order of their codes */
    get: {
      parameters: {
        query?: {
          search?: string;
          state?: 'out' | 'low';
          after?: string;
          limit?: number;
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: {
                data: components['schemas']['StockLevel'][];
                meta: components['schemas']['KeysetMeta'];
              };
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/stock-movement': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** How stock moved: orders, returns and what staff adjusted; the latest first */
    get: {
      parameters: {
        query?: {
          variantId?: string;
          kind?: 'RESERVE' | 'RELEASE' | 'COMMIT' | 'RETURN' | 'ADJUST';
          after?: string;
          limit?: number;
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: {
                data: components['schemas']['StockMovement'][];
                meta: components['schemas']['KeysetMeta'];
              };
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/stock/{variantId}/adjust': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Pieces came or went; never those that orders hold; needs the header Idempotency-Key */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          variantId: string;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': {
            /** @description Pieces that came or went. */
            by: number;
            /** @enum {unknown} */
            reason: 'RECEIVED' | 'COUNTED' | 'DAMAGED' | 'LOST' | 'RETURNED' | 'OTHER';
            /** @description What the sender saw on hand; refused with STOCK_CHANGED when it is another number by now. */
            expectedOnHand?: number;
            note?: string;
          };
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['StockLevel'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/tracking': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Which pages are looked at */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['TrackingSummary'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/user': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Everybody who works for the shop, and who is invited */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['StaffUsers'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    /** Invite somebody by mail; the link works once, and a new one replaces it */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['InviteStaff'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['StaffUsers'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/user/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Take somebody off the staff: the account stays as a customer’s */
    delete: {
      parameters: {
        query?: {
          reason?: string;
        };
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['StaffUsers'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/user/{id}/invitation': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Take an invitation back */
    delete: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['StaffUsers'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/user/{id}/role': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Change somebody's role, which ends their sessions; never the own, nor of the last administrator */
    put: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['ChangeStaffRole'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['StaffUsers'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/user/{id}/status': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Lock a member of staff, or unlock; never oneself, nor the last administrator */
    put: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['AccountLock'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['StaffUsers'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/voucher': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** All vouchers by state, kind and words, the last to begin first, with how many are in each state */
    get: {
      parameters: {
        query?: {
          page?: number;
          /** @description 0 means 10; more than 100 means 100. */
          limit?: number;
          state?: components['schemas']['OfferState'];
          search?: string;
          kind?: components['schemas']['DiscountKind'];
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['StaffVouchers'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    /** Write a voucher */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['StaffVoucherBody'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['WrittenOffer'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/voucher/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One voucher with its rule and what was used of it */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['StaffVoucher'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    /** Change a voucher; of one that orders used, only names, its end, limits and where it is shown */
    put: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['StaffVoucherChange'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['WrittenOffer'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    post?: never;
    /** Delete a voucher that nobody has used or collected */
    delete: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: null;
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/admin/voucher/{id}/end': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** End a running voucher now */
    put: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['OfferEnd'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['WrittenOffer'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/category': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The tree of categories */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['Category'][];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/category/with-auth': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The tree of categories */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['Category'][];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/consent': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What the account, or this browser, agreed to */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['Consent'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    /** Agree or refuse; every answer is kept */
    put: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['ConsentBody'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['Consent'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/contact': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Write to the shop, or ask for quick consultation */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['ContactBody'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: {
                ticketId: string;
              };
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/flash-sale-product/public/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The products of a flash sale, filtered and paged */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['FlashSaleProductsBody'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['FlashSaleProducts'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/flash-sale-product/public/list/with-auth': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The products of a flash sale, filtered and paged */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['FlashSaleProductsBody'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['FlashSaleProducts'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/flash-sale/current-flash-sale': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The flash sale that runs now, and the next one */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['CurrentFlashSale'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/flash-sale/current-flash-sale/with-auth': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The flash sale that runs now, and the next one */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['CurrentFlashSale'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/flash-sale/today-flash-sale': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The flash sales of today in Việt Nam, in the order in which they begin */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['FlashSale'][];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/flash-sale/today-flash-sale/with-auth': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The flash sales of today in Việt Nam, in the order in which they begin */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['FlashSale'][];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/flash-sale/web': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One flash sale */
    get: {
      parameters: {
        query: {
          id: string;
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['FlashSale'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/flash-sale/web/with-auth': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One flash sale */
    get: {
      parameters: {
        query: {
          id: string;
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['FlashSale'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/flash-sale/web/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One flash sale */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['FlashSale'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/flash-sale/web/{id}/with-auth': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One flash sale */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['FlashSale'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/intro/get-intro-current': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The banner of the home page; null with a message when there is none */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['Intro'] | null;
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/intro/get-intro-current/with-auth': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The banner of the home page; null with a message when there is none */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['Intro'] | null;
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/media/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A picture at one of four widths, as AVIF, WebP or JPEG by Accept */
    get: {
      parameters: {
        query?: {
          /** @description Width in pixels, 1200 without it. */
          w?: '320' | '480' | '768' | '1200';
        };
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'image/avif': string;
            'image/webp': string;
            'image/jpeg': string;
          };
        };
        /** @description The browser has this one. */
        304: {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/membership/cancel': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** No renewal: what was paid for runs out. Saying it again changes nothing */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['Membership'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/membership/me': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The caller's membership: how it stands, what comes next, what was bought */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['Membership'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/membership/plan': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The plans that providers may choose from */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['MembershipPlan'][];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/membership/purchase/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** How paying a purchase stands, for its owner or with the signed token of a return */
    get: {
      parameters: {
        query?: {
          token?: string;
        };
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['MembershipPaymentState'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/membership/purchase/{id}/payment': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Pay, or pay again: the address of the gateway for this purchase */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['PayMembership'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['Subscribed'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/membership/subscribe': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Choose, renew or change a plan; the trial begins at once, others when they are paid */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['Subscribe'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['Subscribed'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/news/addresses': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Where every article is, for the sitemap; 2,500 a page */
    get: {
      parameters: {
        query?: {
          page?: number;
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: {
                data: components['schemas']['NewsAddress'][];
                meta: components['schemas']['PageMeta'];
              };
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/news/addresses/with-auth': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Where every article is, for the sitemap; 2,500 a page */
    get: {
      parameters: {
        query?: {
          page?: number;
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: {
                data: components['schemas']['NewsAddress'][];
                meta: components['schemas']['PageMeta'];
              };
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/news/get-by-seo-slug/{slug}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One article by its slug, with others to read next */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          slug: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['NewsArticle'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/news/get-by-seo-slug/{slug}/with-auth': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One article by its slug, with others to read next */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          slug: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['NewsArticle'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/news/public': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** News, the newest first; an empty page with a message when they cannot be had */
    get: {
      parameters: {
        query?: {
          page?: number;
          /** @description 0 means 10; more than 100 means 100. */
          pageSize?: number;
          /** @description Another name of `pageSize`. */
          limit?: number;
          /** @description By age; DESC, the newest first. */
          order?: 'ASC' | 'DESC';
          topic?: components['schemas']['NewsTopic'];
          /** @description With or without diacritics. */
          search?: string;
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: {
                data: components['schemas']['NewsCard'][];
                meta: components['schemas']['PageMeta'];
              };
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/news/public/with-auth': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** News, the newest first; an empty page with a message when they cannot be had */
    get: {
      parameters: {
        query?: {
          page?: number;
          /** @description 0 means 10; more than 100 means 100. */
          pageSize?: number;
          /** @description Another name of `pageSize`. */
          limit?: number;
          /** @description By age; DESC, the newest first. */
          order?: 'ASC' | 'DESC';
          topic?: components['schemas']['NewsTopic'];
          /** @description With or without diacritics. */
          search?: string;
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: {
                data: components['schemas']['NewsCard'][];
                meta: components['schemas']['PageMeta'];
              };
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/news/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One article */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['NewsArticle'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/news/{id}/with-auth': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One article */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['NewsArticle'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/newsletter/confirm': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Confirm a subscription; for the button of a page, as programs open links of mails */
    get: {
      parameters: {
        query: {
          token: string;
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: {
                /** @enum {boolean} */
                confirmed: true;
              };
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/newsletter/subscribe': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Ask for the newsletter; a mail asks back, whoever it is */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['NewsletterBody'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: {
                /** @enum {boolean} */
                pending: true;
              };
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/newsletter/unsubscribe': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** No more news, from a page or by the button of a mail program (RFC 8058) */
    post: {
      parameters: {
        query?: {
          token?: string;
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': {
            token?: string;
            /** @enum {string} */
            'List-Unsubscribe'?: 'One-Click';
          };
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: null;
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/product': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Products, filtered, sorted and paged */
    get: {
      parameters: {
        query?: {
          page?: number;
          /** @description 0 means 24; more than 100 means 100. */
          limit?: number;
          orderByPriority?: 'ASC' | 'DESC';
          /** @description A search is sorted by `bestMatch` unless told, everything else by `priority`. */
          sort?: 'priority' | 'newest' | 'priceAsc' | 'priceDesc' | 'bestSelling' | 'bestMatch';
          categoryId?: string;
          /** @description Where the list is; products of its descendants are in it too. Unknown: 404. */
          categorySlug?: string;
          /** @description Slugs of categories chosen as a filter; with their descendants. */
          category?: string;
          /** @description HOT, NEW, SALE_OFF. What costs less than before is SALE_OFF, also where `status` of the card does not say so. */
          status?: string;
          /** @description Stars on average, as the facets list them: 4 means four and more. Of several the lowest counts. */
          rating?: string;
          /** @description With or without diacritics, also slightly misspelt. */
          search?: string;
          /** @description Price bands as the facets list them. */
          price?: string;
          minPrice?: number;
          maxPrice?: number;
          /** @description Hexadecimal, with or without # */
          color?: string;
          /** @description Sizes as `attributes` lists them */
          size?: string;
          /** @description Specifications as the facets list them, `group:value`. Values of one group mean "one of them". */
          specs?: string;
          /** @description true: only what is cheaper at this moment in a flash sale. */
          flashSale?: boolean;
          /** @description true: only what can be bought now. */
          inStock?: boolean;
          /** @description true: the words of a search as they were typed, without corrections. */
          exact?: boolean;
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['ProductPage'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/product/addresses': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Where every product is, for the sitemap; 2,500 a page */
    get: {
      parameters: {
        query?: {
          page?: number;
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: {
                data: components['schemas']['ProductAddress'][];
                meta: components['schemas']['PageMeta'];
              };
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/product/addresses/with-auth': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Where every product is, for the sitemap; 2,500 a page */
    get: {
      parameters: {
        query?: {
          page?: number;
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: {
                data: components['schemas']['ProductAddress'][];
                meta: components['schemas']['PageMeta'];
              };
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/product/by-ids': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Variants as a cart shows them, with their price and stock now */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': {
            infoIds: string[];
          };
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['CartProduct'][];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/product/by-ids/with-auth': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Variants as a cart shows them, with their price and stock now */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': {
            infoIds: string[];
          };
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['CartProduct'][];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/product/cards': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Products as a list shows them, in the order of their ids, without those that are no longer sold */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': {
            ids: string[];
          };
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['ProductCard'][];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/product/cards/with-auth': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Products as a list shows them, in the order of their ids, without those that are no longer sold */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': {
            ids: string[];
          };
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['ProductCard'][];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/product/facets': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What a list can be narrowed by, with how many products each value would leave */
    get: {
      parameters: {
        query?: {
          categoryId?: string;
          /** @description Where the list is; products of its descendants are in it too. Unknown: 404. */
          categorySlug?: string;
          /** @description Slugs of categories chosen as a filter; with their descendants. */
          category?: string;
          /** @description HOT, NEW, SALE_OFF. What costs less than before is SALE_OFF, also where `status` of the card does not say so. */
          status?: string;
          /** @description Stars on average, as the facets list them: 4 means four and more. Of several the lowest counts. */
          rating?: string;
          /** @description With or without diacritics, also slightly misspelt. */
          search?: string;
          /** @description Price bands as the facets list them. */
          price?: string;
          minPrice?: number;
          maxPrice?: number;
          /** @description Hexadecimal, with or without # */
          color?: string;
          /** @description Sizes as `attributes` lists them */
          size?: string;
          /** @description Specifications as the facets list them, `group:value`. Values of one group mean "one of them". */
          specs?: string;
          /** @description true: only what is cheaper at this moment in a flash sale. */
          flashSale?: boolean;
          /** @description true: only what can be bought now. */
          inStock?: boolean;
          /** @description true: the words of a search as they were typed, without corrections. */
          exact?: boolean;
          /** @description true: every group, but values only of those that a page shows open, twelve at most, and what is chosen. */
          brief?: boolean;
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['ProductFacets'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/product/facets/with-auth': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What a list can be narrowed by, with how many products each value would leave */
    get: {
      parameters: {
        query?: {
          categoryId?: string;
          /** @description Where the list is; products of its descendants are in it too. Unknown: 404. */
          categorySlug?: string;
          /** @description Slugs of categories chosen as a filter; with their descendants. */
          category?: string;
          /** @description HOT, NEW, SALE_OFF. What costs less than before is SALE_OFF, also where `status` of the card does not say so. */
          status?: string;
          /** @description Stars on average, as the facets list them: 4 means four and more. Of several the lowest counts. */
          rating?: string;
          /** @description With or without diacritics, also slightly misspelt. */
          search?: string;
          /** @description Price bands as the facets list them. */
          price?: string;
          minPrice?: number;
          maxPrice?: number;
          /** @description Hexadecimal, with or without # */
          color?: string;
          /** @description Sizes as `attributes` lists them */
          size?: string;
          /** @description Specifications as the facets list them, `group:value`. Values of one group mean "one of them". */
          specs?: string;
          /** @description true: only what is cheaper at this moment in a flash sale. */
          flashSale?: boolean;
          /** @description true: only what can be bought now. */
          inStock?: boolean;
          /** @description true: the words of a search as they were typed, without corrections. */
          exact?: boolean;
          /** @description true: every group, but values only of those that a page shows open, twelve at most, and what is chosen. */
          brief?: boolean;
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['ProductFacets'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/product/favourite': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What the customer keeps, the latest first, with price and stock now */
    get: {
      parameters: {
        query?: {
          page?: number;
          /** @description 0 means 10; more than 100 means 100. */
          limit?: number;
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: {
                data: components['schemas']['Favourite'][];
                meta: components['schemas']['PageMeta'];
              };
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/product/favourite/ids': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The ids of all that the customer keeps, in the order in which they were kept */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['FavouriteIds'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/product/favourite/merge': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Keep what was kept in a browser before signing in; sending it again changes nothing */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['MergeFavouritesBody'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['MergedFavourites'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/product/favourite/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Keep it no longer */
    delete: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          /** @description The product's id. */
          id: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: null;
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/product/get-by-seo-slug/{slug}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One product with its variants, by its slug */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          slug: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['ProductDetail'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/product/get-by-seo-slug/{slug}/with-auth': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One product with its variants, by its slug */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          slug: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['ProductDetail'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/product/get-list-info-and-attribute/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The variants of a product and what they differ in */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['ProductInfos'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/product/get-list-info-and-attribute/{id}/with-auth': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The variants of a product and what they differ in */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['ProductInfos'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/product/newest-products': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Products, the newest first */
    get: {
      parameters: {
        query?: {
          page?: number;
          /** @description 0 means 24; more than 100 means 100. */
          limit?: number;
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: {
                data: components['schemas']['ProductCard'][];
                meta: components['schemas']['PageMeta'];
              };
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/product/newest-products/with-auth': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Products, the newest first */
    get: {
      parameters: {
        query?: {
          page?: number;
          /** @description 0 means 24; more than 100 means 100. */
          limit?: number;
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: {
                data: components['schemas']['ProductCard'][];
                meta: components['schemas']['PageMeta'];
              };
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/product/public': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Products, filtered, sorted and paged */
    get: {
      parameters: {
        query?: {
          page?: number;
          /** @description 0 means 24; more than 100 means 100. */
          limit?: number;
          orderByPriority?: 'ASC' | 'DESC';
          /** @description A search is sorted by `bestMatch` unless told, everything else by `priority`. */
          sort?: 'priority' | 'newest' | 'priceAsc' | 'priceDesc' | 'bestSelling' | 'bestMatch';
          categoryId?: string;
          /** @description Where the list is; products of its descendants are in it too. Unknown: 404. */
          categorySlug?: string;
          /** @description Slugs of categories chosen as a filter; with their descendants. */
          category?: string;
          /** @description HOT, NEW, SALE_OFF. What costs less than before is SALE_OFF, also where `status` of the card does not say so. */
          status?: string;
          /** @description Stars on average, as the facets list them: 4 means four and more. Of several the lowest counts. */
          rating?: string;
          /** @description With or without diacritics, also slightly misspelt. */
          search?: string;
          /** @description Price bands as the facets list them. */
          price?: string;
          minPrice?: number;
          maxPrice?: number;
          /** @description Hexadecimal, with or without # */
          color?: string;
          /** @description Sizes as `attributes` lists them */
          size?: string;
          /** @description Specifications as the facets list them, `group:value`. Values of one group mean "one of them". */
          specs?: string;
          /** @description true: only what is cheaper at this moment in a flash sale. */
          flashSale?: boolean;
          /** @description true: only what can be bought now. */
          inStock?: boolean;
          /** @description true: the words of a search as they were typed, without corrections. */
          exact?: boolean;
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['ProductPage'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/product/public/with-auth': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Products, filtered, sorted and paged */
    get: {
      parameters: {
        query?: {
          page?: number;
          /** @description 0 means 24; more than 100 means 100. */
          limit?: number;
          orderByPriority?: 'ASC' | 'DESC';
          /** @description A search is sorted by `bestMatch` unless told, everything else by `priority`. */
          sort?: 'priority' | 'newest' | 'priceAsc' | 'priceDesc' | 'bestSelling' | 'bestMatch';
          categoryId?: string;
          /** @description Where the list is; products of its descendants are in it too. Unknown: 404. */
          categorySlug?: string;
          /** @description Slugs of categories chosen as a filter; with their descendants. */
          category?: string;
          /** @description HOT, NEW, SALE_OFF. What costs less than before is SALE_OFF, also where `status` of the card does not say so. */
          status?: string;
          /** @description Stars on average, as the facets list them: 4 means four and more. Of several the lowest counts. */
          rating?: string;
          /** @description With or without diacritics, also slightly misspelt. */
          search?: string;
          /** @description Price bands as the facets list them. */
          price?: string;
          minPrice?: number;
          maxPrice?: number;
          /** @description Hexadecimal, with or without # */
          color?: string;
          /** @description Sizes as `attributes` lists them */
          size?: string;
          /** @description Specifications as the facets list them, `group:value`. Values of one group mean "one of them". */
          specs?: string;
          /** @description true: only what is cheaper at this moment in a flash sale. */
          flashSale?: boolean;
          /** @description true: only what can be bought now. */
          inStock?: boolean;
          /** @description true: the words of a search as they were typed, without corrections. */
          exact?: boolean;
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['ProductPage'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/product/recovery': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Ways on from a list that is empty: another spelling, filters to drop, what others buy */
    get: {
      parameters: {
        query?: {
          categoryId?: string;
          /** @description Where the list is; products of its descendants are in it too. Unknown: 404. */
          categorySlug?: string;
          /** @description Slugs of categories chosen as a filter; with their descendants. */
          category?: string;
          /** @description HOT, NEW, SALE_OFF. What costs less than before is SALE_OFF, also where `status` of the card does not say so. */
          status?: string;
          /** @description Stars on average, as the facets list them: 4 means four and more. Of several the lowest counts. */
          rating?: string;
          /** @description With or without diacritics, also slightly misspelt. */
          search?: string;
          /** @description Price bands as the facets list them. */
          price?: string;
          minPrice?: number;
          maxPrice?: number;
          /** @description Hexadecimal, with or without # */
          color?: string;
          /** @description Sizes as `attributes` lists them */
          size?: string;
          /** @description Specifications as the facets list them, `group:value`. Values of one group mean "one of them". */
          specs?: string;
          /** @description true: only what is cheaper at this moment in a flash sale. */
          flashSale?: boolean;
          /** @description true: only what can be bought now. */
          inStock?: boolean;
          /** @description true: the words of a search as they were typed, without corrections. */
          exact?: boolean;
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['SearchRecovery'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/product/recovery/with-auth': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Ways on from a list that is empty: another spelling, filters to drop, what others buy */
    get: {
      parameters: {
        query?: {
          categoryId?: string;
          /** @description Where the list is; products of its descendants are in it too. Unknown: 404. */
          categorySlug?: string;
          /** @description Slugs of categories chosen as a filter; with their descendants. */
          category?: string;
          /** @description HOT, NEW, SALE_OFF. What costs less than before is SALE_OFF, also where `status` of the card does not say so. */
          status?: string;
          /** @description Stars on average, as the facets list them: 4 means four and more. Of several the lowest counts. */
          rating?: string;
          /** @description With or without diacritics, also slightly misspelt. */
          search?: string;
          /** @description Price bands as the facets list them. */
          price?: string;
          minPrice?: number;
          maxPrice?: number;
          /** @description Hexadecimal, with or without # */
          color?: string;
          /** @description Sizes as `attributes` lists them */
          size?: string;
          /** @description Specifications as the facets list them, `group:value`. Values of one group mean "one of them". */
          specs?: string;
          /** @description true: only what is cheaper at this moment in a flash sale. */
          flashSale?: boolean;
          /** @description true: only what can be bought now. */
          inStock?: boolean;
          /** @description true: the words of a search as they were typed, without corrections. */
          exact?: boolean;
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['SearchRecovery'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/product/suggest': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Products, categories and searches that begin like what is typed */
    get: {
      parameters: {
        query: {
          /** @description Nothing typed: what others search most. One or two letters suggest nothing. */
          q: string;
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['Suggestions'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/product/suggest/with-auth': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Products, categories and searches that begin like what is typed */
    get: {
      parameters: {
        query: {
          /** @description Nothing typed: what others search most. One or two letters suggest nothing. */
          q: string;
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['Suggestions'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/product/suggested-products': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Products in stock, the hot ones first */
    get: {
      parameters: {
        query?: {
          page?: number;
          /** @description 0 means 24; more than 100 means 100. */
          limit?: number;
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: {
                data: components['schemas']['ProductCard'][];
                meta: components['schemas']['PageMeta'];
              };
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/product/suggested-products/with-auth': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Products in stock, the hot ones first */
    get: {
      parameters: {
        query?: {
          page?: number;
          /** @description 0 means 24; more than 100 means 100. */
          limit?: number;
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: {
                data: components['schemas']['ProductCard'][];
                meta: components['schemas']['PageMeta'];
              };
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/product/with-auth': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Products, filtered, sorted and paged */
    get: {
      parameters: {
        query?: {
          page?: number;
          /** @description 0 means 24; more than 100 means 100. */
          limit?: number;
          orderByPriority?: 'ASC' | 'DESC';
          /** @description A search is sorted by `bestMatch` unless told, everything else by `priority`. */
          sort?: 'priority' | 'newest' | 'priceAsc' | 'priceDesc' | 'bestSelling' | 'bestMatch';
          categoryId?: string;
          /** @description Where the list is; products of its descendants are in it too. Unknown: 404. */
          categorySlug?: string;
          /** @description Slugs of categories chosen as a filter; with their descendants. */
          category?: string;
          /** @description HOT, NEW, SALE_OFF. What costs less than before is SALE_OFF, also where `status` of the card does not say so. */
          status?: string;
          /** @description Stars on average, as the facets list them: 4 means four and more. Of several the lowest counts. */
          rating?: string;
          /** @description With or without diacritics, also slightly misspelt. */
          search?: string;
          /** @description Price bands as the facets list them. */
          price?: string;
          minPrice?: number;
          maxPrice?: number;
          /** @description Hexadecimal, with or without # */
          color?: string;
          /** @description Sizes as `attributes` lists them */
          size?: string;
          /** @description Specifications as the facets list them, `group:value`. Values of one group mean "one of them". */
          specs?: string;
          /** @description true: only what is cheaper at this moment in a flash sale. */
          flashSale?: boolean;
          /** @description true: only what can be bought now. */
          inStock?: boolean;
          /** @description true: the words of a search as they were typed, without corrections. */
          exact?: boolean;
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['ProductPage'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/product/{id}/favourite': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Keep a product; 409 FAVOURITE_EXISTING when it is kept already */
    put: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          /** @description The product's id. */
          id: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: null;
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    /** Keep a product; 409 FAVOURITE_EXISTING when it is kept already */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          /** @description The product's id. */
          id: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: null;
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/product/{id}/public': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One product with its variants */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['ProductDetail'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/product/{id}/public/with-auth': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One product with its variants */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['ProductDetail'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/product/{id}/related': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Products like one product, without it */
    get: {
      parameters: {
        query?: {
          limit?: number;
        };
        header?: never;
        path: {
          /** @description The id of the product, or its slug. */
          id: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['ProductCard'][];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/product/{id}/related/with-auth': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Products like one product, without it */
    get: {
      parameters: {
        query?: {
          limit?: number;
        };
        header?: never;
        path: {
          /** @description The id of the product, or its slug. */
          id: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['ProductCard'][];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/product/{id}/size-guide': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Which size of a product fits whom; null when there is no guide */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['SizeGuide'] | null;
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/product/{id}/size-guide/with-auth': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Which size of a product fits whom; null when there is no guide */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['SizeGuide'] | null;
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/product/{infoId}/stock-alert': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Ask for one mail when a sold-out variant is back; asking twice is asking once */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          infoId: string;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['StockAlertBody'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: null;
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/profile/update-profile': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Change the company, how one likes to pay, or whom invoices are for; what is left out stays */
    put: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['CompanyBody'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['Me'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/promotion/current': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The foremost promotion that runs now, and the next one */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['CurrentPromotion'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/promotion/current/with-auth': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The foremost promotion that runs now, and the next one */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['CurrentPromotion'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/promotion/public': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The promotions that run now and those that come, paged */
    get: {
      parameters: {
        query?: {
          page?: number;
          /** @description 0 means 10; more than 100 means 100. */
          limit?: number;
          period?: 'CURRENT' | 'NEXT';
          type?: components['schemas']['PromotionType'];
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: {
                data: components['schemas']['Promotion'][];
                meta: components['schemas']['PageMeta'];
              };
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/promotion/public/with-auth': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The promotions that run now and those that come, paged */
    get: {
      parameters: {
        query?: {
          page?: number;
          /** @description 0 means 10; more than 100 means 100. */
          limit?: number;
          period?: 'CURRENT' | 'NEXT';
          type?: components['schemas']['PromotionType'];
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: {
                data: components['schemas']['Promotion'][];
                meta: components['schemas']['PageMeta'];
              };
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/provider/me': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The caller's provider profile and how it stands */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['Provider'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    /** Change the profile; 409 EDIT_CONFLICT with the current one when `version` is not the latest */
    put: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['ChangeProvider'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['Provider'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/provider/register': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Apply to become a provider; after a rejection it may be done again */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['RegisterProvider'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['RegisteredProvider'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/review/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Reviews of a product with their average and distribution
     * @description With `/with-auth` also what the customer wrote, may write, and thinks of each.
     */
    get: {
      parameters: {
        query?: {
          productId?: string;
          /** @description The product, instead of its id. */
          slug?: string;
          page?: number;
          /** @description 0 means 10; more than 100 means 100. */
          limit?: number;
          sort?: components['schemas']['ReviewSort'];
          rating?: number;
          /** @description true: only those with pictures. */
          withPhotos?: boolean;
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['ReviewPage'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/review/list/with-auth': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Reviews of a product with their average and distribution
     * @description With `/with-auth` also what the customer wrote, may write, and thinks of each.
     */
    get: {
      parameters: {
        query?: {
          productId?: string;
          /** @description The product, instead of its id. */
          slug?: string;
          page?: number;
          /** @description 0 means 10; more than 100 means 100. */
          limit?: number;
          sort?: components['schemas']['ReviewSort'];
          rating?: number;
          /** @description true: only those with pictures. */
          withPhotos?: boolean;
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['ReviewPage'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/review/mine': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What the customer has written, the newest first, also what is not shown */
    get: {
      parameters: {
        query?: {
          page?: number;
          /** @description 0 means 10; more than 100 means 100. */
          limit?: number;
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: {
                data: components['schemas']['OwnReview'][];
                meta: components['schemas']['PageMeta'];
              };
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/review/waiting': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What the customer bought, has received and not reviewed, the latest first */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['WaitingProduct'][];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/review/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Change an own review, for 30 days */
    put: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['ReviewText'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['WrittenReview'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/review/{id}/customer-review': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Review a product (`id`) for a line of an own, finished order; once per line
     * @description PENDING when people look at it first: for its words, a link, or how to reach somebody.
     */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['NewReview'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['WrittenReview'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/review/{id}/helpful': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Say that a review helped; saying it again changes nothing */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['HelpfulVote'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    /** Take that back */
    delete: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['HelpfulVote'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/review/{id}/report': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Tell the shop that a review should not be there; once */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['ReviewReport'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: null;
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/rss.xml': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The newest articles as an RSS feed */
    get: {
      parameters: {
        query?: {
          /** @description Instead of the language of `Accept-Language`. */
          lang?: 'vi' | 'en';
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/rss+xml': string;
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/service': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The provider's services */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['ProviderServices'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    /** Add a service that can be attached to solutions */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['ProviderServiceBody'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['ProviderService'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/service/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One service */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['ProviderService'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    /** Change a service; solutions show it as it is */
    put: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['ProviderServiceBody'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['ProviderService'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    post?: never;
    /** Delete a service; no solution shows it any more */
    delete: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: null;
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/solution': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The provider's solutions, with counts by status and what may be published */
    get: {
      parameters: {
        query?: {
          page?: number;
          /** @description 0 means 10; more than 100 means 100. */
          limit?: number;
          /** @description With or without diacritics. */
          search?: string;
          status?: components['schemas']['SolutionStatus'];
          published?: boolean;
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: {
                data: components['schemas']['OwnSolutionRow'][];
                meta: components['schemas']['PageMeta'];
                counts: components['schemas']['StatusCounts'];
                published: number;
                allowance: components['schemas']['PublishAllowance'];
              };
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    /** Begin a draft; everything may still be empty */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['NewSolution'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['OwnSolution'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/solution/addresses': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Where every published solution is, for the sitemap; 2,500 a page */
    get: {
      parameters: {
        query?: {
          page?: number;
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: {
                data: components['schemas']['SolutionAddress'][];
                meta: components['schemas']['PageMeta'];
              };
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/solution/addresses/with-auth': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Where every published solution is, for the sitemap; 2,500 a page */
    get: {
      parameters: {
        query?: {
          page?: number;
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: {
                data: components['schemas']['SolutionAddress'][];
                meta: components['schemas']['PageMeta'];
              };
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/solution/favourite': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Solutions that the customer keeps and that are shown, the latest first */
    get: {
      parameters: {
        query?: {
          page?: number;
          /** @description 0 means 10; more than 100 means 100. */
          limit?: number;
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: {
                data: components['schemas']['SavedSolution'][];
                meta: components['schemas']['PageMeta'];
              };
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/solution/favourite/ids': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The ids of all that the customer keeps, in the order in which they were kept */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['SavedSolutionIds'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/solution/favourite/merge': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Keep what was kept in a browser before signing in; sending it again changes nothing */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['MergeSolutionsBody'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['MergedSolutions'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/solution/get-by-seo-slug/{slug}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One published solution with its screenshots, links, channels, services and provider */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          slug: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['SolutionPage'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/solution/get-by-seo-slug/{slug}/with-auth': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One published solution with its screenshots, links, channels, services and provider */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          slug: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['SolutionPage'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/solution/public': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Published solutions; an empty page with a message when they cannot be had */
    get: {
      parameters: {
        query?: {
          page?: number;
          /** @description 0 means 10; more than 100 means 100. */
          limit?: number;
          /** @description With or without diacritics. */
          search?: string;
          kind?: components['schemas']['SolutionKind'];
          providerId?: string;
          serviceId?: string;
          /** @description The newest first unless told. */
          order?: 'newest' | 'name' | 'popular';
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: {
                data: components['schemas']['SolutionCard'][];
                meta: components['schemas']['PageMeta'];
                facets: components['schemas']['SolutionFacets'];
              };
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/solution/public/with-auth': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Published solutions; an empty page with a message when they cannot be had */
    get: {
      parameters: {
        query?: {
          page?: number;
          /** @description 0 means 10; more than 100 means 100. */
          limit?: number;
          /** @description With or without diacritics. */
          search?: string;
          kind?: components['schemas']['SolutionKind'];
          providerId?: string;
          serviceId?: string;
          /** @description The newest first unless told. */
          order?: 'newest' | 'name' | 'popular';
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: {
                data: components['schemas']['SolutionCard'][];
                meta: components['schemas']['PageMeta'];
                facets: components['schemas']['SolutionFacets'];
              };
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/solution/request': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Requests to the provider who asks; staff see those of all, and what waits for approval */
    get: {
      parameters: {
        query?: {
          page?: number;
          /** @description 0 means 10; more than 100 means 100. */
          limit?: number;
          status?: components['schemas']['SolutionRequestStatus'];
          type?: components['schemas']['SolutionRequestType'];
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: {
                data: components['schemas']['SolutionRequest'][];
                meta: components['schemas']['PageMeta'];
                counts: components['schemas']['SolutionRequestCounts'];
              };
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/solution/request/sent': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What the customer has asked, the newest first */
    get: {
      parameters: {
        query?: {
          page?: number;
          /** @description 0 means 10; more than 100 means 100. */
          limit?: number;
          status?: components['schemas']['SolutionRequestStatus'];
          type?: components['schemas']['SolutionRequestType'];
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: {
                data: components['schemas']['OwnSolutionRequest'][];
                meta: components['schemas']['PageMeta'];
              };
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/solution/request/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One request */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['SolutionRequest'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/solution/request/{id}/status': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Answer a request; who asked is told */
    put: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['MoveSolutionRequest'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['SolutionRequest'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/solution/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The draft of a solution as its editor shows it */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['OwnSolution'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    /** Save the draft; a stale version answers 409 EDIT_CONFLICT with the present one */
    put: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      /** @description What is left out stays as it is. */
      requestBody: {
        content: {
          'application/json': components['schemas']['SolutionChange'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['OwnSolution'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    post?: never;
    /** Delete it with its screenshots; open requests are answered as withdrawn */
    delete: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: null;
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/solution/{id}/channels': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Replace the social channels */
    put: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['ChannelsChange'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['OwnSolution'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/solution/{id}/duplicate': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A new draft with the same content */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['OwnSolution'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/solution/{id}/favourite': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Keep a solution; 409 FAVOURITE_EXISTING when it is kept already */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: null;
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    /** Keep it no longer */
    delete: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: null;
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/solution/{id}/links': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Replace the demo links; none of them is ever fetched */
    put: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['LinksChange'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['OwnSolution'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/solution/{id}/publish': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Show the approved version; saying it again changes nothing */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['PublishedSolution'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/solution/{id}/request': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Ask the provider for advice, or, as its provider, the shop for approval */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['SolutionRequestBody'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['SentSolutionRequest'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/solution/{id}/screenshots': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Add uploaded pictures at the end; the version stays the same */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['NewScreenshots'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['OwnSolution'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/solution/{id}/screenshots/order': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Put the screenshots in another order */
    put: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['ScreenshotOrder'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['OwnSolution'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/solution/{id}/screenshots/{sid}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Describe or crop a screenshot; the picture that was uploaded is kept */
    put: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
          sid: string;
        };
        cookie?: never;
      };
      /** @description What is left out stays; `crop: null` shows the whole. */
      requestBody: {
        content: {
          'application/json': components['schemas']['ScreenshotChange'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['OwnSolution'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    post?: never;
    /** Take a screenshot off the draft; the version stays the same */
    delete: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
          sid: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['OwnSolution'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/solution/{id}/submit': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Ask for approval; everything that is missing is listed at once */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['OwnSolution'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/solution/{id}/unpublish': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Show it no longer; saying it again changes nothing */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['PublishedSolution'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/solution/{id}/withdraw': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Take back what waits for approval, to change it */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['OwnSolution'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/system/client-setting': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What the shop is set to, who runs it, and what every page tells at its end */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['ClientSetting'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/system/client-setting/with-auth': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What the shop is set to, who runs it, and what every page tells at its end */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['ClientSetting'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/system/faqs': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Questions that are often asked, in groups */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['FaqGroup'][];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/system/faqs/with-auth': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Questions that are often asked, in groups */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['FaqGroup'][];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/system/page/{key}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A policy or company page, or the footer */
    get: {
      parameters: {
        query?: {
          /** @description Instead of the language of `Accept-Language`. */
          lang?: 'vi' | 'en';
        };
        header?: never;
        path: {
          key: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['ContentPage'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/system/page/{key}/with-auth': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A policy or company page, or the footer */
    get: {
      parameters: {
        query?: {
          /** @description Instead of the language of `Accept-Language`. */
          lang?: 'vi' | 'en';
        };
        header?: never;
        path: {
          key: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['ContentPage'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/system/pages': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Every policy and company page by its name */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['ContentPageRef'][];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/system/pages/with-auth': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Every policy and company page by its name */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['ContentPageRef'][];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/system/showrooms': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Where the shop can be visited */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['ShopPlace'][];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/system/showrooms/with-auth': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Where the shop can be visited */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['ShopPlace'][];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/system/svcenter': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Where things are repaired */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['ShopPlace'][];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/system/svcenter/with-auth': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Where things are repaired */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['ShopPlace'][];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/tracking': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** How much the shop is looked at; up to half a minute old */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['Visits'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    /** Report a page view */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': {
            accessedUrl: string;
            referrer?: string;
            title?: string;
          };
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: null;
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/tracking/with-auth': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** How much the shop is looked at; up to half a minute old */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['Visits'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    /** Report a page view */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': {
            accessedUrl: string;
            referrer?: string;
            title?: string;
          };
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: null;
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/upload': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Send a picture, which is drawn anew and stripped of everything else; unused ones go after a day */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'multipart/form-data': {
            /**
             * Format: binary
             * @description JPEG, PNG, WebP or AVIF, 5 MB at most.
             */
            file: unknown;
          };
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['Upload'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/upload/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Take back a picture that nothing shows yet */
    delete: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: null;
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/user-address': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Keep one more address */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['UserAddressBody'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['UserAddress'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/user-address/search': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The customer's own addresses */
    get: {
      parameters: {
        query: {
          page: number;
          pageSize?: number;
          limit?: number;
          search: string;
          /** @description By age; the default address comes first. */
          order: 'ASC' | 'DESC';
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: {
                data: components['schemas']['UserAddress'][];
                meta: components['schemas']['PageMeta'];
              };
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/user-address/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Replace an address */
    put: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['UserAddressBody'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['UserAddress'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    post?: never;
    /** Forget an address */
    delete: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: null;
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/voucher/check': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Whether a voucher applies to these lines and what it saves, or why not */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['VoucherCheckRequest'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['VoucherCheck'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/voucher/my-voucher': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The vouchers that the customer keeps, each with what can be done with it */
    get: {
      parameters: {
        query?: {
          page?: number;
          /** @description 0 means 10; more than 100 means 100. */
          limit?: number;
          state?: components['schemas']['MyVoucherState'];
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: {
                data: components['schemas']['MyVoucher'][];
                meta: components['schemas']['PageMeta'];
              };
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/voucher/my-voucher/with-auth': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The vouchers that the customer keeps, each with what can be done with it */
    get: {
      parameters: {
        query?: {
          page?: number;
          /** @description 0 means 10; more than 100 means 100. */
          limit?: number;
          state?: components['schemas']['MyVoucherState'];
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: {
                data: components['schemas']['MyVoucher'][];
                meta: components['schemas']['PageMeta'];
              };
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/voucher/public/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Vouchers that can be collected now or soon, filtered and paged
     * @description With `/with-auth` each says whether the customer has it.
     */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['VouchersBody'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: {
                data: components['schemas']['Voucher'][];
                meta: components['schemas']['PageMeta'];
              };
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/voucher/public/list/with-auth': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Vouchers that can be collected now or soon, filtered and paged
     * @description With `/with-auth` each says whether the customer has it.
     */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['VouchersBody'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: {
                data: components['schemas']['Voucher'][];
                meta: components['schemas']['PageMeta'];
              };
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/main/voucher/{id}/collect': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Keeps a voucher for the customer; sending it again changes nothing */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['CollectedVoucher'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/omni/handoff': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Ask for a person of the shop, who sees the conversation and answers in it */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['ChatHandoffBody'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['ChatHandoff'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/relationship/notify/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What the customer was told, with how much of it is unread */
    get: {
      parameters: {
        query?: {
          page?: number;
          /** @description 10 unless told. */
          pageSize?: number;
          /** @description By time; ASC unless told. */
          order?: 'ASC' | 'DESC';
          /** @description Only what was not read. */
          unread?: boolean;
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['NotificationPage'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/relationship/notify/mails': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Which mails the customer wants */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['MailChoices'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    /** Choose which mails to get; those of orders, money and security always come */
    put: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      /** @description Whether each kind of mail is wanted. */
      requestBody: {
        content: {
          'application/json': components['schemas']['MailChoices'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['MailChoices'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/relationship/notify/read-all': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** All were read */
    put: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['Unread'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/relationship/notify/stream': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Server-sent events: `notification` with what is told, `unread` with how many are unread
     * @description Ends with the access token or the session; `Last-Event-ID` brings what was missed, and nothing twice.
     */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'text/event-stream': string;
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/relationship/notify/{id}/read': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** One was read; saying it again changes nothing */
    put: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['Unread'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/relationship/relationship/contact': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Add a contact */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      /** @description An e-mail address or a telephone number is needed. */
      requestBody: {
        content: {
          'application/json': components['schemas']['ReferralContactBody'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['ReferralContact'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/relationship/relationship/contact/import': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Add contacts from a CSV or vCard file; every row that is left out is explained */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['ContactImportBody'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['ContactImport'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/relationship/relationship/contact/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Change a contact */
    put: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      /** @description An e-mail address or a telephone number is needed. */
      requestBody: {
        content: {
          'application/json': components['schemas']['ReferralContactBody'];
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['ReferralContact'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    post?: never;
    /** Remove a contact */
    delete: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: null;
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/relationship/relationship/list-contact/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Contacts of the member (`id` is the account), by name */
    get: {
      parameters: {
        query?: {
          page?: number;
          /** @description 0 means 10; more than 100 means 100. */
          limit?: number;
          search?: string;
        };
        header?: never;
        path: {
          id: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: {
                data: components['schemas']['ReferralContact'][];
                meta: components['schemas']['PageMeta'];
              };
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/rum/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** How the shop's parts did in a browser */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['RumReport'];
        };
      };
      responses: {
        /** @description Default Response */
        204: {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/rum/summary': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** How each version of each part does */
    get: {
      parameters: {
        query?: {
          minutes?: number;
          /** @description A remote, or `shell`. */
          remote?: string;
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: components['schemas']['RumSummary'];
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/live': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The process runs */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: {
                /** @enum {string} */
                status: 'ok';
              };
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ready': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** It can serve requests */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              success: true;
              /** @enum {number} */
              code: 200;
              /** @enum {number} */
              status: 200;
              /** @enum {number} */
              statusCode: 200;
              message: string;
              data: {
                /** @enum {string} */
                status: 'ok';
              };
              requestId: string;
              /** Format: date-time */
              serverTime: string;
            };
          };
        };
        /** @description Default Response */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
        /** @description Default Response */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Failure'];
          };
        };
      };
    };
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
    AccountLock: {
      /** @enum {unknown} */
      status: 'LOCKED' | 'OPEN';
      /** @description For the shop alone; the person is not told. */
      reason: string;
    };
    /** @enum {unknown} */
    AccountStatus: 'UNVERIFIED' | 'ACTIVE' | 'LOCKED';
    ActivateBody: {
      token: string;
      claim?: string;
      password?: string;
      confirmPassword?: string;
    };
    Activated: {
      /** @enum {boolean} */
      activated: true;
      /** @description In the browser that signed up, which is signed in by it. */
      session?: {
        email: string;
        login: components['schemas']['LoginData'];
      };
      /** @description Another account has the number by now: the profile has none. */
      isPhoneTaken?: boolean;
    };
    ActiveCampaign: {
      id: string;
      name: string;
      inviterBenefit: components['schemas']['InviterBenefit'];
      inviteeBenefit: components['schemas']['InviteeBenefit'] | null;
      /** Format: date-time */
      from: string;
      /** Format: date-time */
      to: string;
      /** @description Milliseconds from `from` to `to`. */
      duration: number;
      /** @description Days for which an opened link counts. */
      attributionDays: number;
      /** @description Đồng. */
      minPayout: number;
      /** Format: date-time */
      createdAt: string;
      /** Format: date-time */
      updatedAt: string;
      /** @description Of the member; only with referral credentials. */
      code?: string;
    };
    /** @description What became of a ward of before July 2025. */
    AddressConversion: {
      /** @description The ward of today, where there is only one that it can be. */
      ward: components['schemas']['WardSuccessor'] | null;
      candidates: components['schemas']['WardSuccessor'][];
    };
    Announcement: {
      vi: string;
      en: string;
      link: string | null;
    };
    AnnouncementGroup: {
      isOn: boolean;
      textVi: string;
      textEn: string;
      link: string | null;
      startsAt: string | null;
      endsAt: string | null;
      /** @description Of the group; 0 where nobody wrote it yet. */
      version: number;
      updatedAt: string | null;
    };
    AnnouncementGroupBody: {
      isOn?: boolean;
      textVi?: string;
      textEn?: string;
      link?: string | null;
      startsAt?: string | null;
      endsAt?: string | null;
      /** @description Of the group; 0 where nobody wrote it yet. */
      version: number;
    };
    AnswerContact: {
      message: string;
      version: number;
    };
    AppliedPromotion: {
      promotionInfo: {
        id: string;
        name: string;
        /** @enum {unknown} */
        type: 'QUANTITY_BASED' | 'ORDER_BASED' | 'GIFT_PRODUCT';
      };
      /** @description The gifts; empty for a GIFT_PRODUCT of which every gift is gone. */
      promotionBonusAppliedOrder: {
        infoId: string;
        quantity: number;
      }[];
      discountPrice: number;
      discountText: string;
    };
    AppliedVoucher: {
      voucherInfo: {
        id: string;
        code: string;
        name: string;
      };
      discountPrice: number;
    };
    /**
     * @description LOOKUP answers by rules from the data of the shop, MODEL by a language model.
     * @enum {unknown}
     */
    AssistantKind: 'LOOKUP' | 'MODEL';
    AttachedService: {
      id: string;
      name: string;
      description: string;
      priceFrom: number | null;
    };
    /** @enum {string} */
    AuditEntity:
      | 'order'
      | 'return'
      | 'review'
      | 'page'
      | 'faq'
      | 'news'
      | 'reward'
      | 'payout'
      | 'product'
      | 'variant'
      | 'category'
      | 'size-guide'
      | 'stock'
      | 'import'
      | 'job'
      | 'voucher'
      | 'promotion'
      | 'flash-sale'
      | 'provider'
      | 'membership'
      | 'solution'
      | 'solution-request'
      | 'setting'
      | 'customer'
      | 'user'
      | 'contact'
      | 'chat-ticket'
      | 'newsletter'
      | 'mail'
      | 'remote';
    AuditEntry: {
      id: string;
      /** Format: date-time */
      at: string;
      actorId: string;
      /** @description E-mail address of the account; null when it is there no more. */
      actor: string | null;
      /** @description Done by a command on the server, whose system account is in `requestId`. */
      isCommand?: boolean;
      /** @enum {unknown} */
      role: 'OPERATOR' | 'ADMIN';
      /** @description Such as `status`, `create` or `refund`. */
      action: string;
      entity: components['schemas']['AuditEntity'];
      entityId: string;
      /** @description Only what changed. */
      before: {
        [key: string]: unknown;
      } | null;
      /** @description Only what changed. */
      after: {
        [key: string]: unknown;
      } | null;
      reason: string | null;
      requestId: string;
    };
    BackgroundJob: {
      id: string;
      kind: components['schemas']['JobKind'];
      ownerId: string;
      state: components['schemas']['JobState'];
      done: number;
      total: number | null;
      isCancelAsked: boolean;
      report: components['schemas']['JobReport'] | null;
      errorCode: string | null;
      fileName: string | null;
      resultName: string | null;
      revision: number;
      /** Format: date-time */
      createdAt: string;
      startedAt: string | null;
      endedAt: string | null;
    };
    BulkMoveBody: {
      ids: string[];
      /** @enum {unknown} */
      status: 'PROCESSING' | 'DELIVERING' | 'DONE';
      carrier?: string;
    };
    BulkPreview: {
      products: number;
      /** @description Of the first five hundred. */
      changed: number;
      /** @description Of them: whose price would be under 1 đồng or too high; they stay as they are. */
      refused: number;
      examples: {
        id: string;
        name: string;
        price: {
          before: number;
          after: number;
        };
        /** @description What changes. */
        fields: string[];
      }[];
    };
    CancelAnswer: {
      accept: boolean;
      /** @description Told to the shopper; keeping the order needs one. */
      reason?: string;
    };
    CancelOrder: {
      reason: string;
    };
    Cart: {
      lines: components['schemas']['CartLine'][];
      /** @description Put aside for later. */
      saved: components['schemas']['CartLine'][];
      /** @description Rises with every change; 0 before the first. */
      version: number;
    };
    CartBody: {
      lines: components['schemas']['CartLine'][];
      /** @description Put aside for later. */
      saved: components['schemas']['CartLine'][];
      /** @description Rises with every change; 0 before the first. */
      version: number;
    };
    CartChange: {
      /**
       * @description ADDED came from the account's cart; QUANTITY is another than in the visitor's; CLAMPED to what is in stock; GONE is no longer sold; LEFT_OUT found no place.
       * @enum {unknown}
       */
      kind: 'ADDED' | 'QUANTITY' | 'CLAMPED' | 'SOLD_OUT' | 'GONE' | 'LEFT_OUT' | 'DEARER' | 'CHEAPER';
      infoId: string;
      /** @description A quantity; of DEARER and CHEAPER a price in đồng. */
      from?: number;
      to?: number;
    };
    CartLine: {
      infoId: string;
      quantity: number;
      /** @description Ticked for the next order. */
      isOrder: boolean;
      /** @description The unit price when the shopper last looked, in đồng; 0 when none is known. */
      priceSeen: number;
    };
    CartLink: {
      id: string;
      /** Format: date-time */
      expiresAt: string;
    };
    CartProduct: {
      infoId: string;
      productId: string;
      sku: string;
      name: string;
      seoSlug: string;
      /** @description Đồng. */
      price: number;
      originalPrice: number | null;
      stock: number;
      color: {
        name: string;
        /** @description `#rrggbb`, lower case. */
        rgb: string;
      } | null;
      size: string | null;
      picture: components['schemas']['Picture'];
      /** @description Of what is sold out: whether another variant of its product is in stock. */
      hasOther?: boolean;
      flashSale?: components['schemas']['FlashPrice'];
      /** @description With `/with-auth`: whether the customer keeps the product. */
      isFavourite?: boolean;
    };
    Category: {
      id: string;
      name: string;
      slug: string;
      /** @description Addresses that it had before, which lead to it. */
      formerSlugs?: string[];
      picture: components['schemas']['Picture'];
      /** @description With those of its descendants. */
      productCount: number;
      children: components['schemas']['Category'][];
    };
    CategoryRef: {
      id: string;
      name: string;
      slug: string;
    };
    ChangeContact: {
      /** @enum {unknown} */
      status: 'NEW' | 'ANSWERED' | 'CLOSED';
      note: string;
      version: number;
    };
    ChangeMembership: {
      /** @enum {unknown} */
      action: 'EXTEND' | 'END';
      /** @description EXTEND needs them; they come at the end. */
      days?: number;
      /** @description Told to the provider. */
      reason: string;
    };
    ChangeProvider: {
      businessName: string;
      /** @description Ten digits, ten and three, or twelve. */
      taxCode?: string;
      phone: string;
      /** @description http or https. */
      website?: string;
      description: string;
      version: number;
    };
    ChangeStaffRole: {
      role: components['schemas']['StaffRole'];
      reason?: string;
    };
    /** @enum {unknown} */
    ChannelKind: 'FACEBOOK' | 'ZALO' | 'YOUTUBE' | 'TIKTOK' | 'INSTAGRAM' | 'LINKEDIN' | 'X' | 'TELEGRAM';
    ChannelsChange: {
      version: number;
      channels: components['schemas']['SocialChannel'][];
    };
    ChatConversation: {
      id: string;
      /** @description The beginning of the first message. */
      title: string;
      /** Format: date-time */
      startedAt: string;
      /** Format: date-time */
      lastAt: string;
      messageCount: number;
    };
    ChatFeedbackBody: {
      messageId: string;
      vote: components['schemas']['ChatVote'] | null;
    };
    ChatHandoff: {
      /** @description What people can name on the telephone. */
      ticketId: string;
      /** @description How many others wait before. */
      queue: number;
    };
    ChatHandoffBody: {
      conversationId: string;
      /** @description E-mail address or telephone number. Signed-in customers are answered at their own address. */
      contact?: string;
    };
    ChatHistory: {
      conversationId: string;
      assistant: components['schemas']['AssistantKind'];
      /** @description Oldest first. */
      messages: components['schemas']['ChatMessage'][];
      /** @description There are older ones. */
      isMore: boolean;
    };
    ChatLink: {
      label: string;
      /** @description An address in the shop, without language prefix: `/policies/returns`. */
      to: string;
    };
    ChatMessage: {
      id: string;
      role: components['schemas']['ChatRole'];
      /** @description Plain text: never markup. */
      text: string;
      /** Format: date-time */
      at: string;
      state: components['schemas']['ChatState'];
      assistant?: components['schemas']['AssistantKind'];
      /** @description Of an answer: the message that it answers. */
      replyTo?: string;
      clientMessageId?: string;
      vote?: components['schemas']['ChatVote'];
      /** @description Of an answer that failed: `CHAT_FAILED`. */
      errorCode?: string;
      products?: components['schemas']['ChatProduct'][];
      passages?: components['schemas']['ChatPassage'][];
      orders?: components['schemas']['ChatOrder'][];
      replies?: components['schemas']['ChatReply'][];
      links?: components['schemas']['ChatLink'][];
      /** @description Only a signed-in customer can be answered. */
      isSignInAsked?: boolean;
      /** @description A person of the shop can take over. */
      isHandoffOffered?: boolean;
    };
    ChatMessageBody: {
      conversationId: string;
      /** @description 1 to 2000 characters, spaces around it not counted. */
      text: string;
      /** @description Made by the client: sent again, the same answer is read on, and nothing is asked twice. */
      clientMessageId: string;
      /** @description What the person is looking at. */
      context?: {
        path?: string;
        productId?: string;
      };
      /**
       * @description Of the page, for texts that tell no language.
       * @enum {unknown}
       */
      language: 'vi' | 'en';
    };
    /** @description An order of the signed-in customer. */
    ChatOrder: {
      id: string;
      code: string;
      status: components['schemas']['OrderStatus'];
      paymentStatus: components['schemas']['PaymentStatus'];
      /** Format: date-time */
      purchaseDate: string;
      grandTotal: number;
      lineCount: number;
      firstLine: {
        name: string;
        picture: components['schemas']['Picture'];
      };
      /** @enum {unknown} */
      paymentAction: 'PAY' | 'PAY_AGAIN' | 'NONE';
      /** @description An address in the shop, without language prefix: `/policies/returns`. */
      to: string;
    };
    /** @description What an answer rests on, in the words of the page. */
    ChatPassage: {
      title: string;
      quote: string;
      /** @description An address in the shop, without language prefix: `/policies/returns`. */
      to: string;
    };
    /** @description A product in an answer, with the prices of now. */
    ChatProduct: {
      id: string;
      name: string;
      seoSlug: string;
      categorySlug: string;
      picture: components['schemas']['Picture'];
      /** @description Đồng. */
      price: number;
      /** @description Đồng. */
      maxPrice: number;
      originalPrice: number | null;
      stock: number;
      /** @description What goes into the cart; null where a variant has to be chosen. */
      infoId: string | null;
      /** @description Those of the colour or size that was asked about; empty unless one was. */
      variants: components['schemas']['ChatVariant'][];
    };
    /** @description A quick reply. */
    ChatReply: {
      label: string;
      /** @description What is sent when it is chosen. */
      text: string;
    };
    /** @enum {unknown} */
    ChatRole: 'CUSTOMER' | 'ASSISTANT' | 'STAFF' | 'SYSTEM';
    ChatSession: {
      conversationId: string;
      /** @description For `x-chat-token`; null when the conversation belongs to the signed-in account. */
      token: string | null;
      assistant: components['schemas']['AssistantKind'];
      /** @description The latest, oldest first. */
      messages: components['schemas']['ChatMessage'][];
    };
    ChatSessionBody: {
      aiCode: string;
      accessKey: string;
      sdkId: string;
      conversationId?: string;
    };
    /**
     * @description STREAMING while an answer is being written: its stream can be read.
     * @enum {unknown}
     */
    ChatState: 'DONE' | 'STREAMING' | 'STOPPED' | 'FAILED';
    /** @description An event of an answer: `event:` and `data:` of the stream. `assistant` says that another one goes on; `done` is the last. */
    ChatStreamEvent:
      | {
          /** @enum {string} */
          event: 'start';
          data: {
            messageId: string;
            replyId: string;
            assistant: components['schemas']['AssistantKind'];
          };
        }
      | {
          /** @enum {string} */
          event: 'delta';
          data: {
            /** @description The next part of the text. */
            text: string;
          };
        }
      | {
          /** @enum {string} */
          event: 'products';
          data: {
            items: components['schemas']['ChatProduct'][];
          };
        }
      | {
          /** @enum {string} */
          event: 'passages';
          data: {
            items: components['schemas']['ChatPassage'][];
          };
        }
      | {
          /** @enum {string} */
          event: 'orders';
          data: {
            items: components['schemas']['ChatOrder'][];
          };
        }
      | {
          /** @enum {string} */
          event: 'replies';
          data: {
            items: components['schemas']['ChatReply'][];
          };
        }
      | {
          /** @enum {string} */
          event: 'links';
          data: {
            items: components['schemas']['ChatLink'][];
          };
        }
      | {
          /** @enum {string} */
          event: 'auth_required';
          data: Record<string, never>;
        }
      | {
          /** @enum {string} */
          event: 'handoff';
          data: {
            offer: boolean;
          };
        }
      | {
          /** @enum {string} */
          event: 'assistant';
          data: {
            assistant: components['schemas']['AssistantKind'];
          };
        }
      | {
          /** @enum {string} */
          event: 'error';
          data: {
            code: string;
          };
        }
      | {
          /** @enum {string} */
          event: 'done';
          data: {
            replyId: string;
            state: components['schemas']['ChatState'];
          };
        };
    ChatTicket: {
      id: string;
      ticket: string;
      status: components['schemas']['ChatTicketStatus'];
      customer: {
        id: string;
        email: string;
      } | null;
      email: string | null;
      phone: string | null;
      /** @enum {unknown} */
      language: 'vi' | 'en';
      assignee: {
        id: string;
        email: string;
      } | null;
      /** @description To be sent with a change. */
      version: number;
      /** Format: date-time */
      createdAt: string;
      /** Format: date-time */
      lastAt: string;
    };
    ChatTicketDetail: {
      id: string;
      ticket: string;
      status: components['schemas']['ChatTicketStatus'];
      customer: {
        id: string;
        email: string;
      } | null;
      email: string | null;
      phone: string | null;
      /** @enum {unknown} */
      language: 'vi' | 'en';
      assignee: {
        id: string;
        email: string;
      } | null;
      /** @description To be sent with a change. */
      version: number;
      /** Format: date-time */
      createdAt: string;
      /** Format: date-time */
      lastAt: string;
      replyTo: string | null;
      /** @description The latest of the conversation, oldest first. */
      messages: components['schemas']['ChatMessage'][];
    };
    ChatTicketPage: {
      data: components['schemas']['ChatTicket'][];
      meta: components['schemas']['KeysetMeta'];
      counts: {
        NEW: number;
        OPEN: number;
        ANSWERED: number;
        CLOSED: number;
      };
    };
    ChatTicketReply: {
      message: string;
      version: number;
    };
    /**
     * @description OPEN: somebody takes care of it, or the customer wrote again.
     * @enum {unknown}
     */
    ChatTicketStatus: 'NEW' | 'OPEN' | 'ANSWERED' | 'CLOSED';
    ChatTicketVersion: {
      version: number;
    };
    ChatVariant: {
      infoId: string;
      color: {
        name: string;
        /** @description `#rrggbb`, lower case. */
        rgb: string;
      } | null;
      size: string | null;
      /** @description Đồng. */
      price: number;
      originalPrice: number | null;
      stock: number;
    };
    /** @enum {unknown} */
    ChatVote: 'UP' | 'DOWN';
    CheckedLine: {
      infoId: string;
      /** @description Now, in đồng; 0 when it is no longer sold. */
      price: number;
      stock: number;
      /** @enum {unknown} */
      problem?: 'PRODUCT_UNAVAILABLE' | 'OUT_OF_STOCK' | 'NOT_ENOUGH_STOCK';
    };
    ClientFace: {
      /** @description Such as `#F97316`. */
      brandColor?: string;
      favicon?: string;
      sharePicture?: string;
      homeSections?: (
        | 'flashSale'
        | 'categories'
        | 'hot'
        | 'newest'
        | 'vouchers'
        | 'suggested'
        | 'more'
        | 'join'
        | 'reading'
        | 'newsletter'
      )[];
      /** @description The badge of the Ministry of Industry and Trade, and where it leads. */
      badge?: {
        picture: string;
        link: string;
      };
    };
    ClientSetting: {
      settingClient: components['schemas']['SettingClient'];
      infoClient: components['schemas']['InfoClient'];
      face?: components['schemas']['ClientFace'];
      announcement?: components['schemas']['Announcement'];
      visits?: components['schemas']['Visits'];
      /** @description What every page tells at its end, in the language of the request; empty where nothing was written. */
      footer: components['schemas']['ContentBlock'][];
    };
    CollectedVoucher: {
      myVoucherId: string;
      /** Format: date-time */
      collectedAt: string;
    };
    CompanyBody: {
      company?: string;
      businessName?: string;
      paymentMethod?: components['schemas']['PaymentMethod'] | null;
      vatInvoice?: components['schemas']['VatInvoice'] | null;
    };
    /** @description Without `decidedAt` nobody has answered yet. */
    Consent: {
      analytics: boolean;
      marketing: boolean;
      /** Format: date-time */
      decidedAt?: string;
    };
    ConsentBody: {
      analytics: boolean;
      marketing: boolean;
    };
    ContactBody: {
      fullName: string;
      email?: string;
      phoneNumber?: string;
      /** @description Of quick consultation, instead of the two above. */
      emailOrPhone?: string;
      company?: string;
      businessName?: string;
      subject?: string;
      message: string;
      /** @description A field that people do not see and leave empty. */
      hp?: string;
    };
    ContactChange: {
      id: string;
      /** @description The mailbox that got the code. */
      sentTo: string;
      /** @description Milliseconds. */
      expiresIn: number;
    };
    ContactChangeBody: {
      /** @enum {unknown} */
      kind: 'EMAIL' | 'PHONE';
      value: string;
      /** @description For an e-mail address. */
      password?: string;
    };
    ContactCodeBody: {
      code: string;
    };
    ContactImport: {
      rows: number;
      added: number;
      skipped: number;
      /** @description The first 100. */
      problems: {
        /** @description Line of the table, or number of the card, from 1. */
        row: number;
        name: string;
        problem: components['schemas']['ContactRowProblem'];
      }[];
      isPreview: boolean;
    };
    ContactImportBody: {
      /** @description The file in base64, as it is: CSV with a header row, or vCard 2.1 to 4.0; 2 MB at most. */
      content: string;
      /** @description true: only says what would be imported. */
      isPreview?: boolean;
    };
    /**
     * @description NO_ADDRESS: neither e-mail nor phone. FORMULA: a cell that a spreadsheet would run. TWICE: earlier in the file. KNOWN: among the contacts already. FULL: no room for more contacts.
     * @enum {unknown}
     */
    ContactRowProblem: 'NAME' | 'EMAIL' | 'PHONE' | 'NO_ADDRESS' | 'FORMULA' | 'TWICE' | 'KNOWN' | 'FULL';
    /** @enum {unknown} */
    ContactStatus: 'NEW' | 'ANSWERED' | 'CLOSED';
    /** @description Data to be drawn, never markup: whatever looks like HTML in it is plain text. */
    ContentBlock:
      | {
          /** @enum {string} */
          kind: 'heading';
          /** @enum {unknown} */
          level: 2 | 3;
          text: string;
        }
      | {
          /** @enum {string} */
          kind: 'paragraph';
          text: components['schemas']['ContentSpan'][];
        }
      | {
          /** @enum {string} */
          kind: 'list';
          ordered: boolean;
          items: components['schemas']['ContentSpan'][][];
        }
      | {
          /** @enum {string} */
          kind: 'table';
          caption: string;
          head: string[];
          rows: string[][];
        }
      | {
          /** @enum {string} */
          kind: 'link';
          text: string;
          /** @description A path of the shop without language prefix, or an address with https:, mailto: or tel:. */
          href: string;
        }
      | {
          /** @enum {string} */
          kind: 'image';
          picture: components['schemas']['Picture'];
          caption?: string;
          /** @description A path of the shop without language prefix, or an address with https:, mailto: or tel:. */
          href?: string;
        };
    /** @enum {unknown} */
    ContentKey:
      | 'security'
      | 'payment'
      | 'exchange-return'
      | 'transportation'
      | 'warranty'
      | 'purchase-offers'
      | 'shopping-guide'
      | 'quick-consultation'
      | 'about'
      | 'store-system'
      | 'careers'
      | 'contact'
      | 'footer';
    ContentPage: {
      key: components['schemas']['ContentKey'];
      title: string;
      /** Format: date-time */
      updatedAt: string;
      /** @description The lead of the page, and its description for search engines. */
      summary: string;
      blocks: components['schemas']['ContentBlock'][];
      seoTitle?: string;
      seoDescription?: string;
    };
    ContentPageRef: {
      key: components['schemas']['ContentKey'];
      title: string;
      /** Format: date-time */
      updatedAt: string;
    };
    ContentPreview: {
      title: string;
      summary: string;
      blocks: components['schemas']['ContentBlock'][];
    };
    ContentPreviewBody: {
      /** @enum {unknown} */
      language: 'vi' | 'en';
      title: string;
      summary: string;
      blocks: components['schemas']['WrittenBlock'][];
    };
    ContentSpan: {
      text: string;
      strong?: boolean;
      /** @description A path of the shop without language prefix, or an address with https:, mailto: or tel:. */
      href?: string;
    };
    /** @description A message that came later, or has changed. */
    ConversationEvent: {
      /** @enum {string} */
      event: 'message';
      data: components['schemas']['ChatMessage'];
    };
    /** @description Page views on the way to an order. Visitors are not counted, because nothing of them is kept. */
    Conversion: {
      /** @description Views of product pages. */
      products: number;
      /** @description Views of the cart. */
      carts: number;
      /** @description Views of the first step of the checkout. */
      checkouts: number;
      orders: number;
    };
    Country: {
      /** @description ISO 3166-1 alpha-2 */
      code: string;
      name: string;
    };
    /** @description Shares of the width and height of the picture as it was uploaded. */
    Crop: {
      x: number;
      y: number;
      width: number;
      height: number;
    };
    CurrentFlashSale: {
      currentFlashSale: components['schemas']['FlashSale'] | null;
      nextFlashSale: components['schemas']['FlashSale'] | null;
      /** Format: date-time */
      serverTime: string;
    };
    CurrentPromotion: {
      currentPromotion: components['schemas']['Promotion'] | null;
      nextPromotion: components['schemas']['Promotion'] | null;
      type: components['schemas']['OfferPeriod'];
      /** Format: date-time */
      serverTime: string;
    };
    DecidedReviews: {
      /** @description Ids. */
      decided: string[];
      failed: {
        id: string;
        code: string;
      }[];
    };
    DeleteAccountBody: {
      password: string;
    };
    DeletionScheduled: {
      /**
       * Format: date-time
       * @description Until then, signing in takes it back.
       */
      dueAt: string;
    };
    DemoLink: {
      /** @description May be empty: the address is shown then. */
      label: string;
      /** @description http: or https:, without user name and password. */
      url: string;
    };
    Discount: {
      kind: components['schemas']['DiscountKind'];
      /** @description Percent, đồng, or units that are free. */
      value: number;
      maxDiscount: number | null;
    };
    /** @enum {unknown} */
    DiscountKind: 'PERCENT' | 'FIXED' | 'QUANTITY';
    /** @description Two-level scheme: provinces (2 digits) hold wards; the 3-digit code of a district of before July 2025 leads to the wards that took it over. */
    Division: {
      code: string;
      name: string;
      type: string;
      /** @enum {unknown} */
      scheme: '2-level' | '3-level';
    };
    Earnings: {
      /** @description The oldest first, also those without earnings. Locked rewards are not in it. */
      months: {
        /** @description `2026-11`, in the time of Ho Chi Minh City. */
        month: string;
        /** @description Đồng; negative when a reward is taken back. */
        earned: number;
        rewards: number;
      }[];
    };
    /**
     * @description Every code that a failure may be answered with.
     * @enum {string}
     */
    ErrorCode:
      | 'ACCOUNT_DOES_NOT_EXIST'
      | 'ACCOUNT_IS_STAFF'
      | 'ADDRESS_LIMIT_REACHED'
      | 'ADDRESS_NOT_FOUND'
      | 'ADDRESS_NOT_SERVED'
      | 'ALREADY_STAFF'
      | 'BAD_REQUEST'
      | 'CAMPAIGN_NOT_ACTIVE'
      | 'CANARY_OF_ANOTHER_REMOTE'
      | 'CART_CHANGED'
      | 'CATEGORY_CIRCULAR'
      | 'CATEGORY_IN_USE'
      | 'CATEGORY_NOT_FOUND'
      | 'CATEGORY_SLUG_TAKEN'
      | 'CATEGORY_TOO_DEEP'
      | 'CHAT_BUSY'
      | 'CHAT_FAILED'
      | 'CHAT_FULL'
      | 'CHAT_LIMIT'
      | 'CHAT_MESSAGE_EMPTY'
      | 'CHAT_MESSAGE_NOT_FOUND'
      | 'CHAT_MESSAGE_TOO_LONG'
      | 'CHAT_NOT_FOUND'
      | 'CHAT_SDK_REFUSED'
      | 'CHAT_TICKET_CLOSED'
      | 'CHAT_TICKET_NOT_FOUND'
      | 'CODE_EXPIRED'
      | 'CODE_USED_UP'
      | 'COD_NOT_AVAILABLE'
      | 'CONTACTS_FILE_EMPTY'
      | 'CONTACTS_FILE_TOO_LONG'
      | 'CONTACTS_FILE_UNREADABLE'
      | 'CONTACT_CHANGE_NOT_FOUND'
      | 'CONTACT_HAS_NO_EMAIL'
      | 'CONTACT_REQUEST_NOT_FOUND'
      | 'CURRENT_PASSWORD_WRONG'
      | 'CUSTOMER_NOT_FOUND'
      | 'EDIT_CONFLICT'
      | 'EMAIL_IS_EXIST'
      | 'EMAIL_NOT_FOUND'
      | 'FAQ_GROUP_IN_USE'
      | 'FAQ_GROUP_NOT_FOUND'
      | 'FAQ_NOT_FOUND'
      | 'FAVOURITE_EXISTING'
      | 'FAVOURITE_NOT_FOUND'
      | 'FILE_MISSING'
      | 'FILE_TOO_LARGE'
      | 'FILE_TYPE_NOT_ALLOWED'
      | 'FLASH_SALE_NOT_FOUND'
      | 'FLASH_SALE_OVERLAPS'
      | 'FORBIDDEN'
      | 'FREE_PLAN_NOT_AVAILABLE'
      | 'IDEMPOTENCY_KEY_INVALID'
      | 'IDEMPOTENCY_KEY_REQUIRED'
      | 'IDEMPOTENCY_KEY_REUSED'
      | 'IMAGE_BROKEN'
      | 'IMAGE_TOO_LARGE'
      | 'IMPORT_CHECK_TOO_OLD'
      | 'IMPORT_FILE_EMPTY'
      | 'IMPORT_HAS_FAULTS'
      | 'IMPORT_NOT_CHECKED'
      | 'INTERNAL_ERROR'
      | 'INTRO_NOT_FOUND'
      | 'INVALID_CREDENTIALS'
      | 'INVALID_FAVOURITE_ADD'
      | 'INVALID_FAVOURITE_REMOVE'
      | 'INVALID_JSON'
      | 'INVALID_REFRESH_TOKEN'
      | 'INVITATION_LIMIT_REACHED'
      | 'INVITATION_NOT_FOUND'
      | 'INVITATION_NOT_RESENDABLE'
      | 'INVITATION_RESEND_TOO_SOON'
      | 'INVOICE_LINK_INVALID'
      | 'INVOICE_NOT_READY'
      | 'IN_STOCK'
      | 'JOB_FILE_NOT_FOUND'
      | 'JOB_FILE_TOO_LARGE'
      | 'JOB_HAS_ENDED'
      | 'JOB_INTERRUPTED'
      | 'JOB_NOT_FOUND'
      | 'JOB_OWNER_NOT_STAFF'
      | 'LAST_ADMIN'
      | 'MAIL_IS_SECRET'
      | 'MAIL_NOT_FOUND'
      | 'MAIL_NOT_GIVEN_UP'
      | 'MEDIA_BUSY'
      | 'MEDIA_NOT_FOUND'
      | 'MEMBERSHIP_EXPIRED'
      | 'MEMBERSHIP_MISSING'
      | 'MEMBERSHIP_NOT_ACTIVE'
      | 'MEMBERSHIP_NOT_FOUND'
      | 'MEMBERSHIP_PAID_AHEAD'
      | 'MEMBERSHIP_PURCHASE_CLOSED'
      | 'MEMBERSHIP_PURCHASE_NOT_FOUND'
      | 'MULTIPART_INVALID'
      | 'NEWS_IS_PUBLISHED'
      | 'NEWS_NOT_FOUND'
      | 'NEWS_SLUG_TAKEN'
      | 'NOTHING_TO_REFUND'
      | 'NOTIFICATION_NOT_FOUND'
      | 'NOT_APPROVED'
      | 'NOT_ENOUGH_STOCK'
      | 'NOT_FOUND'
      | 'NO_CANARY'
      | 'NO_CANCEL_REQUEST'
      | 'NO_PREVIOUS_VERSION'
      | 'OFFER_ENDED'
      | 'OFFER_IN_USE'
      | 'OFFER_NOT_RUNNING'
      | 'ORDER_ALREADY_PAID'
      | 'ORDER_HAS_NO_SHIPMENT'
      | 'ORDER_NOT_CANCELLABLE'
      | 'ORDER_NOT_DONE'
      | 'ORDER_NOT_FOUND'
      | 'ORDER_NOT_ON_ITS_WAY'
      | 'ORDER_NOT_PAID'
      | 'ORDER_NOT_PAYABLE'
      | 'ORDER_NOT_SHIPPABLE'
      | 'ORDER_TRANSITION_NOT_ALLOWED'
      | 'OUT_OF_STOCK'
      | 'OWN_ACCOUNT'
      | 'OWN_REVIEW'
      | 'OWN_SOLUTION'
      | 'PAGE_NOT_FOUND'
      | 'PASSWORD_NEEDED'
      | 'PAYLOAD_TOO_LARGE'
      | 'PAYMENT_AMOUNT_TOO_LARGE'
      | 'PAYMENT_AMOUNT_TOO_SMALL'
      | 'PAYMENT_FINDING_NOT_FOUND'
      | 'PAYMENT_METHOD_NOT_AVAILABLE'
      | 'PAYMENT_PROCESSING'
      | 'PAYMENT_PROVIDER_NOT_ANSWERING'
      | 'PAYMENT_PROVIDER_NOT_AVAILABLE'
      | 'PAYMENT_TOO_MANY_ATTEMPTS'
      | 'PAYMENT_UNDER_REVIEW'
      | 'PAYMENT_WINDOW_CLOSED'
      | 'PAYOUT_EXCEEDS_BALANCE'
      | 'PAYOUT_NEEDS_ADMIN'
      | 'PAYOUT_NOT_FOUND'
      | 'PAYOUT_PENDING'
      | 'PAYOUT_TOO_SMALL'
      | 'PAYOUT_TRANSITION_NOT_ALLOWED'
      | 'PHONE_NUMBER_ALREADY_EXIST'
      | 'PRICE_CHANGED'
      | 'PRODUCT_CODE_TAKEN'
      | 'PRODUCT_NOT_FOUND'
      | 'PRODUCT_UNAVAILABLE'
      | 'PROFILE_NOT_FOUND'
      | 'PROMOTION_NOT_FOUND'
      | 'PROVIDER_ALREADY_REGISTERED'
      | 'PROVIDER_NOT_APPROVED'
      | 'PROVIDER_NOT_FOR_STAFF'
      | 'PROVIDER_NOT_FOUND'
      | 'PROVIDER_TRANSITION_NOT_ALLOWED'
      | 'PUBLISH_LIMIT_EXCEEDED'
      | 'REFERRAL_CODE_NOT_FOUND'
      | 'REFERRAL_CONTACT_EXISTS'
      | 'REFERRAL_CONTACT_LIMIT_REACHED'
      | 'REFERRAL_CONTACT_NOT_FOUND'
      | 'REFERRAL_STAFF'
      | 'REFERRAL_UNAUTHENTICATED'
      | 'REFUND_EXCEEDS_PAID'
      | 'REFUND_EXCEEDS_UNITS'
      | 'REFUND_NOT_FOUND'
      | 'REFUND_NOT_LEFT_TO_PEOPLE'
      | 'REFUND_TOO_SMALL'
      | 'REGISTRY_UNAVAILABLE'
      | 'RELEASE_REFUSED'
      | 'REMOTE_ADDRESS_TAKEN'
      | 'REMOTE_NOT_FOUND'
      | 'REMOTE_NOT_PINNED'
      | 'REMOTE_PINNED'
      | 'REMOTE_VERSION_LIVE'
      | 'REMOTE_VERSION_NOT_FOUND'
      | 'REMOTE_VERSION_NOT_SERVED'
      | 'REMOTE_VERSION_NOT_TESTED'
      | 'REMOTE_VERSION_REFUSED'
      | 'REMOTE_VERSION_UPLOADING'
      | 'REQUEST_ALREADY_SENT'
      | 'REQUEST_IN_PROGRESS'
      | 'REQUEST_NOT_FOUND'
      | 'REQUEST_TRANSITION_NOT_ALLOWED'
      | 'RETURN_EXCEEDS_UNITS'
      | 'RETURN_NOT_FOUND'
      | 'RETURN_NOT_WITHDRAWABLE'
      | 'RETURN_TOO_LATE'
      | 'RETURN_TRANSITION_NOT_ALLOWED'
      | 'RETURN_WITHOUT_COST'
      | 'REVIEW_ALREADY_EXISTS'
      | 'REVIEW_ALREADY_REPORTED'
      | 'REVIEW_NEEDS_PURCHASE'
      | 'REVIEW_NOT_FOUND'
      | 'REVIEW_TOO_OLD'
      | 'REWARD_NOT_FOUND'
      | 'REWARD_TRANSITION_NOT_ALLOWED'
      | 'SCREENSHOTS_CHANGED'
      | 'SCREENSHOT_NOT_FOUND'
      | 'SERVICE_NOT_FOUND'
      | 'SERVICE_UNAVAILABLE'
      | 'SESSION_NOT_FOUND'
      | 'SHARED_CART_NOT_FOUND'
      | 'SHELL_WITHOUT_CANARY'
      | 'SOLUTION_IN_REVIEW'
      | 'SOLUTION_NOT_FOUND'
      | 'SOLUTION_TRANSITION_NOT_ALLOWED'
      | 'SOLUTION_UNCHANGED'
      | 'STAFF_DELETION_NOT_ALLOWED'
      | 'STAFF_INVITATION_NOT_FOUND'
      | 'STAFF_NOT_FOUND'
      | 'STOCK_CHANGED'
      | 'STOCK_HELD_BY_ORDERS'
      | 'SUBSCRIPTION_NOT_FOUND'
      | 'TOKEN_EXPIRED'
      | 'TOKEN_INVALID'
      | 'TOO_MANY_ATTEMPTS'
      | 'TOO_MANY_CODES'
      | 'TOO_MANY_FAVOURITES'
      | 'TOO_MANY_INVITATIONS'
      | 'TOO_MANY_PRODUCTS'
      | 'TOO_MANY_REQUESTS'
      | 'TOO_MANY_SCREENSHOTS'
      | 'TOO_MANY_SERVICES'
      | 'TOO_MANY_SOLUTIONS'
      | 'TOO_MANY_STREAMS'
      | 'TOO_MANY_UPLOADS'
      | 'TRACKING_LINK_INVALID'
      | 'UNAUTHENTICATED'
      | 'UNSUPPORTED_MEDIA_TYPE'
      | 'UPLOAD_NOT_FOUND'
      | 'USER_IS_NOT_ACTIVE'
      | 'USER_NOT_ACTIVE'
      | 'USER_NOT_FOUND'
      | 'VALIDATION_FAILED'
      | 'VOUCHER_ALL_TAKEN'
      | 'VOUCHER_CODE_TAKEN'
      | 'VOUCHER_EXPIRED'
      | 'VOUCHER_INVALID'
      | 'VOUCHER_NOT_FOUND'
      | 'VOUCHER_NOT_STARTED'
      | 'WRONG_PASSWORD';
    ExpectedDelivery: {
      /** Format: date */
      from: string;
      /** Format: date */
      to: string;
    };
    FaceGroup: {
      brandColor: string | null;
      homeSections: (
        | 'flashSale'
        | 'categories'
        | 'hot'
        | 'newest'
        | 'vouchers'
        | 'suggested'
        | 'more'
        | 'join'
        | 'reading'
        | 'newsletter'
      )[];
      badgePicture: string | null;
      badgeLink: string;
      /** @description Whether every page says how much the shop is looked at. */
      showVisits: boolean;
      /** @description Of the group; 0 where nobody wrote it yet. */
      version: number;
      updatedAt: string | null;
    };
    FaceGroupBody: {
      brandColor?: string | null;
      homeSections?: (
        | 'flashSale'
        | 'categories'
        | 'hot'
        | 'newest'
        | 'vouchers'
        | 'suggested'
        | 'more'
        | 'join'
        | 'reading'
        | 'newsletter'
      )[];
      badgePicture?: string | null;
      badgeLink?: string;
      /** @description Whether every page says how much the shop is looked at. */
      showVisits?: boolean;
      /** @description Of the group; 0 where nobody wrote it yet. */
      version: number;
    };
    /** @description `param` names the filter that its values are for; several values of it are separated by commas. */
    Facet: {
      /** @description `category`, `price`, `status`, `rating`, `flashSale`, `inStock`, `color`, `size` or `specs.<group>` */
      key: string;
      /** @enum {unknown} */
      param:
        'category' | 'price' | 'status' | 'rating' | 'flashSale' | 'inStock' | 'color' | 'size' | 'specs';
      name: string;
      values: components['schemas']['FacetValue'][];
      /** @description In a brief answer: how many values were left out. */
      more?: number;
    };
    FacetValue: {
      /** @description As the filter named by `param` takes it. */
      value: string;
      label: string;
      /** @description Products that the list would hold with this value alone chosen in its group. */
      count: number;
      /** @description There are at least `count`: "10.000+". A count of 0 with more is not nothing. */
      isMore: boolean;
      isSelected: boolean;
      /** @description Of a colour: `#rrggbb`. */
      rgb?: string;
      /** @description Of a category: the value it is under, if that is listed. */
      parent?: string;
      /** @description Of a price band: the lowest price in it. */
      from?: number;
      /** @description Of a price band: what it ends before; none for the last. */
      below?: number;
    };
    Failure: {
      /** @enum {boolean} */
      success: false;
      code: number;
      status: number;
      statusCode: number;
      message: string;
      errorCode: components['schemas']['ErrorCode'];
      errors?: components['schemas']['FieldError'][];
      data?: unknown;
      requestId: string;
      /** Format: date-time */
      serverTime: string;
    };
    Faq: {
      id: string;
      question: string;
      answer: components['schemas']['ContentBlock'][];
    };
    FaqGroup: {
      id: string;
      title: string;
      faqs: components['schemas']['Faq'][];
    };
    Favourite: {
      product: components['schemas']['ProductCard'];
      /** Format: date-time */
      keptAt: string;
      /** @description Đồng. */
      priceSeen: number;
      /** @description How much less it costs now than when it was kept; 0 when it does not. */
      priceDrop: number;
      /** @description The variant, when there is only one: it can go into the cart without a choice. */
      infoId: string | null;
    };
    FavouriteIds: {
      ids: string[];
      total: number;
    };
    /** @description `field` is a path as forms write it: `lines[0].quantity`. */
    FieldError: {
      field: string;
      code: components['schemas']['FieldErrorCode'];
    };
    /**
     * @description Every code that one field may be refused with.
     * @enum {string}
     */
    FieldErrorCode:
      | 'additionalProperties'
      | 'const'
      | 'enum'
      | 'exclusiveMinimum'
      | 'format'
      | 'maxItems'
      | 'maxLength'
      | 'maxProperties'
      | 'maximum'
      | 'minItems'
      | 'minLength'
      | 'minProperties'
      | 'minimum'
      | 'multipleOf'
      | 'pattern'
      | 'required'
      | 'type'
      | 'uniqueItems'
      | 'CURRENT_PASSWORD_WRONG'
      | 'EMAIL_IS_EXIST'
      | 'PASSWORD_BREACHED'
      | 'PASSWORD_UNCHANGED'
      | 'PHONE_NUMBER_ALREADY_EXIST'
      | 'UPLOAD_NOT_FOUND'
      | 'aboveFree'
      | 'beforeStart'
      | 'belowTaken'
      | 'columns'
      | 'depth'
      | 'digits'
      | 'foreign'
      | 'future'
      | 'inUse'
      | 'invalid'
      | 'latin'
      | 'lettersOnly'
      | 'mismatch'
      | 'noDiscount'
      | 'notSquare'
      | 'notWithLines'
      | 'nul'
      | 'onlyPercent'
      | 'past'
      | 'price.notLower'
      | 'quantity.notAllowZero'
      | 'quantity.notInteger'
      | 'quantity.required'
      | 'quantity.tooMany'
      | 'referralCode.unknown'
      | 'shippingMethod.notOffered'
      | 'taken'
      | 'tooLongAgo'
      | 'twice'
      | 'unchanged'
      | 'unknown'
      | 'unknownWord'
      | 'unsafe'
      | 'wrongCode'
      | 'wrongPassword';
    /** @description `minPrice` stands for the range from `minPrice` to `maxPrice`; `group` is the one of `specs`. */
    FilterToDrop: {
      /**
       * @description `minPrice` stands for the range from `minPrice` to `maxPrice`.
       * @enum {unknown}
       */
      param:
        | 'category'
        | 'price'
        | 'minPrice'
        | 'status'
        | 'rating'
        | 'flashSale'
        | 'inStock'
        | 'color'
        | 'size'
        | 'specs';
      /** @description Of `specs`: the one group to drop. */
      group?: string;
      /** @description How many products there are without it. */
      total: number;
      /** @description There are more than `total`. */
      isMore: boolean;
    };
    FindingEnd: {
      reason: string;
    };
    /**
     * @description PERCENT off, FIXED_PRICE instead of the usual price, or SUBTRACT đồng from it.
     * @enum {unknown}
     */
    FlashKind: 'PERCENT' | 'FIXED_PRICE' | 'SUBTRACT';
    /** @description What a flash sale makes of one price at this moment. */
    FlashPrice: {
      flashSaleId: string;
      /** @description Đồng. */
      salePrice: number;
      /** Format: date-time */
      endsAt: string;
      quotaLeft: number;
      perCustomerLimit: number | null;
    };
    FlashSale: {
      id: string;
      name: string;
      /** Format: date-time */
      startsAt: string;
      /** Format: date-time */
      endsAt: string;
      period: components['schemas']['OfferPeriod'];
      productCount: number;
      products: components['schemas']['FlashSaleCard'][];
      /** Format: date-time */
      serverTime: string;
    };
    /** @description Prices are those of its cheapest variant that is left, counts are sums over its variants. */
    FlashSaleCard: {
      flashSaleId: string;
      productId: string;
      name: string;
      seoSlug: string;
      picture: components['schemas']['Picture'];
      /** @description Đồng. */
      price: number;
      /** @description Đồng. */
      salePrice: number;
      stock: number;
      quota: number;
      /** @description Of the quota: ordered and not given back. */
      sold: number;
      perCustomerLimit: number | null;
      /** @description With `/with-auth`: whether the customer keeps the product. */
      isFavourite?: boolean;
    };
    FlashSaleProduct: {
      flashSaleId: string;
      productId: string;
      name: string;
      seoSlug: string;
      picture: components['schemas']['Picture'];
      /** @description Đồng. */
      price: number;
      /** @description Đồng. */
      salePrice: number;
      stock: number;
      quota: number;
      /** @description Of the quota: ordered and not given back. */
      sold: number;
      perCustomerLimit: number | null;
      /** @description With `/with-auth`: whether the customer keeps the product. */
      isFavourite?: boolean;
      infos: components['schemas']['FlashSaleVariant'][];
    };
    FlashSaleProducts: {
      data: components['schemas']['FlashSaleProduct'][];
      meta: components['schemas']['PageMeta'];
      flashSale: components['schemas']['FlashSaleSummary'] | null;
      /** Format: date-time */
      serverTime: string;
    };
    FlashSaleProductsBody: {
      flashSaleId?: string;
      /** @enum {unknown} */
      period?: 'CURRENT' | 'NEXT';
      page?: number;
      /** @description 0 means 10; more than 100 means 100. */
      limit?: number;
      filter?: {
        onlyAvailable?: boolean;
        minPrice?: number;
        maxPrice?: number;
      };
    };
    FlashSaleSummary: {
      id: string;
      name: string;
      /** Format: date-time */
      startsAt: string;
      /** Format: date-time */
      endsAt: string;
      period: components['schemas']['OfferPeriod'];
      productCount: number;
    };
    FlashSaleVariant: {
      infoId: string;
      color: {
        name: string;
        /** @description `#rrggbb`, lower case. */
        rgb: string;
      } | null;
      size: string | null;
      /** @description Đồng. */
      price: number;
      /** @description Đồng. */
      salePrice: number;
      stock: number;
      quota: number;
      /** @description Of the quota: ordered and not given back. */
      sold: number;
      perCustomerLimit: number | null;
    };
    /** @description How far the goods are from being delivered free; what counts is their base price. */
    FreeShipping: {
      threshold: number;
      /** @description Đồng; 0 when it is free. */
      missing: number;
    };
    GatewayFigures: {
      provider: string;
      attempts: number;
      succeeded: number;
      /** @description Refused by the bank or the gateway, or not paid in time. */
      failed: number;
      cancelled: number;
      /** @description Not known yet, or looked at by staff. */
      open: number;
    };
    HelpfulVote: {
      isHelpful: boolean;
      helpfulCount: number;
    };
    InfoClient: {
      legalName: string;
      taxCode: string;
      address: string;
      hotline: string;
      email: string;
      socials: {
        name: string;
        url: string;
      }[];
    };
    Intro: {
      id: string;
      eyebrow: string | null;
      title: string;
      text: string;
      picture: components['schemas']['Picture'];
      link: {
        text: string;
        href: string;
      } | null;
    };
    /** @description `resendableAt` is null when it can no longer be sent again. */
    Invitation: {
      id: string;
      email: string;
      state: components['schemas']['InvitationState'];
      /** @enum {unknown} */
      lang: 'vi' | 'en';
      sends: number;
      /** Format: date-time */
      sentAt: string;
      openedAt: string | null;
      joinedAt: string | null;
      orderedAt: string | null;
      rewardedAt: string | null;
      resendableAt: string | null;
    };
    /** @enum {unknown} */
    InvitationState: 'SENT' | 'OPENED' | 'JOINED' | 'ORDERED' | 'REWARDED';
    InviteBody: {
      emails: string[];
      /** @description Of the contacts; counted with `emails`. */
      contactIds?: string[];
      message?: string;
      /**
       * @description Of the mail; default: the language of the request.
       * @enum {unknown}
       */
      lang?: 'vi' | 'en';
    };
    InviteStaff: {
      email: string;
      role: components['schemas']['StaffRole'];
      /**
       * @description Of the mail.
       * @enum {unknown}
       */
      language: 'vi' | 'en';
    };
    Invited: {
      sent: number;
      skipped: {
        /** @description Empty for a contact without an address. */
        email: string;
        /** @description Of one that was invited as a contact. */
        contactId?: string;
        reason: components['schemas']['SkipReason'];
      }[];
      leftToday: number;
    };
    /** @description A voucher for the first order. */
    InviteeBenefit: {
      voucherCode: string;
      voucherName: string;
      discount: components['schemas']['Discount'];
      /** @description Đồng. */
      minSubtotal: number;
    };
    Inviter: {
      code: string;
      inviterName: string | null;
      inviteeBenefit: components['schemas']['InviteeBenefit'] | null;
    };
    InviterBenefit: {
      /** @description Đồng. */
      amount: number;
      /** @description Đồng that the first order must cost at least. */
      minOrder: number;
      /** @description Days after the delivery until the reward may be paid out. */
      holdDays: number;
    };
    InvoiceLink: {
      url: string;
      /** Format: date-time */
      expiresAt: string;
    };
    JobChange: {
      line: number | null;
      /** @description What changes: the address of a product. */
      subject: string;
      field: string;
      before: string | null;
      after: string | null;
    };
    JobFault: {
      /** @description Line of the file, or place among the ticked rows, from 1. */
      line: number;
      /** @description What it is about, where that has a page. */
      entityId?: string;
      column: string | null;
      code: string;
      value: string | null;
      expected: string | null;
    };
    /** @enum {unknown} */
    JobKind: 'product-import' | 'product-export' | 'product-bulk-edit' | 'order-bulk-move';
    JobReport: {
      /** @enum {unknown} */
      mode?: 'check' | 'apply';
      rows: number;
      products: number;
      created: number;
      changed: number;
      unchanged: number;
      /** @description Products or orders that were written. */
      applied: number;
      faultCount: number;
      /** @description The first of them; the result file has all. */
      faults: components['schemas']['JobFault'][];
      /** @description The first of them. */
      changes: components['schemas']['JobChange'][];
    };
    /** @enum {unknown} */
    JobState: 'queued' | 'running' | 'done' | 'failed' | 'cancelled';
    JoinBody: {
      /** @description Must be true: the member agrees to the terms of the programme. */
      consent: boolean;
    };
    Joined: {
      referralCredentials: components['schemas']['ReferralCredentials'];
      code: string;
    };
    KeysetMeta: {
      limit: number;
      /** @description Null on the last page. */
      next: string | null;
      /** @description On the first page only. */
      total?: number;
      /**
       * @description Counting stopped at `total`: there are more, "1.000+".
       * @enum {boolean}
       */
      isMore?: true;
    };
    /** @description Of a flash sale it is in the line's total already, the others are in its discount. */
    LineOffer: {
      /** @enum {unknown} */
      type: 'FLASH_SALE' | 'QUANTITY_BASED' | 'ORDER_BASED' | 'GIFT_PRODUCT' | 'VOUCHER';
      id: string;
      name: string;
      /** @description The units that it is for. */
      quantity: number;
      /** @description Đồng that it saves on this line. */
      amount: number;
    };
    LinesBody: {
      lines: components['schemas']['QuoteLineRequest'][];
    };
    LinksChange: {
      version: number;
      links: components['schemas']['DemoLink'][];
    };
    LoginData: {
      token: string;
      /** @description Milliseconds until the token ends. */
      expiresIn: number;
      refreshToken: string;
      referralCredentials?: components['schemas']['ReferralCredentials'];
    };
    /** @description Variants on sale of which little is left: the fewest first. */
    LowStock: {
      total: number;
      data: components['schemas']['LowStockVariant'][];
    };
    LowStockVariant: {
      variantId: string;
      productId: string;
      sku: string;
      name: {
        vi: string;
        en: string;
      };
      color: {
        vi: string;
        en: string;
      } | null;
      size: string | null;
      /** @description Pieces that can still be sold. */
      available: number;
      soldIn30Days: number;
    };
    /** @description Whether each kind of mail is wanted. */
    MailChoices: {
      PAYMENT_REMINDERS: boolean;
      VOUCHERS: boolean;
      REVIEWS: boolean;
    };
    /** @enum {unknown} */
    MailState: 'WAITING' | 'SENT' | 'FAILED';
    Me: {
      id: string;
      email: string;
      role: components['schemas']['Role'];
      profile?: components['schemas']['Profile'];
      solutionInfo?: components['schemas']['SolutionInfo'];
    };
    Membership: {
      plan: components['schemas']['PlanId'] | null;
      status: components['schemas']['MembershipStatus'];
      startedAt: string | null;
      expiresAt: string | null;
      graceEndsAt: string | null;
      /** @description Of the plan; 0 without one. */
      limit: number;
      /** @description Published solutions. */
      used: number;
      /** @description The trial was not used, and no plan runs. */
      isFreeAvailable: boolean;
      cancelledAt: string | null;
      nextPlan: {
        planId: components['schemas']['PlanId'];
        /** Format: date-time */
        startsAt: string;
        /** Format: date-time */
        expiresAt: string;
      } | null;
      pending: components['schemas']['MembershipPurchase'] | null;
      /** @description The shop is checking the payment of `pending`. */
      isInReview: boolean;
      /** @description The latest first, 50 at most. */
      history: components['schemas']['MembershipPurchase'][];
    };
    MembershipPaymentState: {
      id: string;
      code: string;
      planId: components['schemas']['PlanId'];
      /** @description Đồng. */
      amount: number;
      days: number;
      status: components['schemas']['PurchaseStatus'];
      /** Format: date-time */
      createdAt: string;
      paidAt: string | null;
      /** Format: date-time */
      expiresAt: string;
      attempt: components['schemas']['PaymentAttempt'] | null;
      /** @description True when nothing more will happen to the attempt by itself. */
      final: boolean;
      /** @enum {unknown} */
      action: 'PAY' | 'PAY_AGAIN' | 'NONE';
      membershipUntil: string | null;
    };
    MembershipPlan: {
      id: components['schemas']['PlanId'];
      /** @description Đồng. */
      price: number;
      /** @description How many solutions can be published at the same time. */
      limit: number;
      days: number;
    };
    /** @description `expiresAt` is until when a PENDING one can be paid. */
    MembershipPurchase: {
      id: string;
      code: string;
      planId: components['schemas']['PlanId'];
      /** @description Đồng. */
      amount: number;
      days: number;
      status: components['schemas']['PurchaseStatus'];
      /** Format: date-time */
      createdAt: string;
      paidAt: string | null;
      /** Format: date-time */
      expiresAt: string;
    };
    /**
     * @description NONE: never had a plan. GRACE: expired, nothing new can be published, and what is published is still seen.
     * @enum {unknown}
     */
    MembershipStatus: 'NONE' | 'ACTIVE' | 'GRACE' | 'EXPIRED';
    MergeCartBody: {
      /** @description Made by the browser for a visitor's cart; the same one twice is merged once. */
      cartId: string;
      lines: components['schemas']['CartLine'][];
      /** @description Put aside for later. */
      saved: components['schemas']['CartLine'][];
      /** @description Whose logout left these lines. Their own are compared with the cart, not added to it. */
      account?: string;
    };
    MergeFavouritesBody: {
      ids: string[];
    };
    MergeSolutionsBody: {
      ids: string[];
    };
    MergedCart: {
      lines: components['schemas']['CartLine'][];
      /** @description Put aside for later. */
      saved: components['schemas']['CartLine'][];
      /** @description Rises with every change; 0 before the first. */
      version: number;
      changes: components['schemas']['CartChange'][];
    };
    MergedFavourites: {
      ids: string[];
      total: number;
      /** @description How many of those sent found no room: a customer keeps 500 at most. */
      left: number;
    };
    MergedSolutions: {
      ids: string[];
      total: number;
      /** @description How many of those sent found no room. */
      left: number;
    };
    MoveOrder: {
      /** @enum {unknown} */
      status: 'PROCESSING' | 'DELIVERING' | 'DONE' | 'CANCEL' | 'REJECT';
      reason?: string;
    };
    MoveReturn: {
      /** @enum {unknown} */
      status: 'APPROVED' | 'REJECTED' | 'RECEIVED' | 'REFUNDED' | 'EXCHANGED';
      /** @description Told to the customer; a rejection needs one. */
      reason?: string;
    };
    MoveSolutionRequest: {
      /** @enum {unknown} */
      status: 'IN_PROGRESS' | 'DONE' | 'REJECTED';
      /** @description Told to the requester; needed for REJECTED. */
      reason?: string;
    };
    MyOrder: {
      id: string;
      code: string;
      /** Format: date-time */
      purchaseDate: string;
      status: components['schemas']['OrderStatus'];
      paymentStatus: components['schemas']['PaymentStatus'];
      paymentMethod: components['schemas']['PaymentMethod'];
      grandTotal: number;
      lineCount: number;
      firstLine: {
        name: string;
        picture: components['schemas']['Picture'];
      };
      /** @enum {unknown} */
      paymentAction: 'PAY' | 'PAY_AGAIN' | 'NONE';
      canCancel: boolean;
      canRequestCancel: boolean;
      /** Format: date-time */
      cancelRequestedAt?: string;
      /** @description Its goods are offered for a cart once more. */
      canReorder: boolean;
      /** @description What has come, is still sold and waits for its review; a gift waits for none. */
      reviewable: {
        orderLineId: string;
        name: string;
        seoSlug: string;
      }[];
    };
    MyVoucher: {
      id: string;
      code: string;
      name: string;
      discount: components['schemas']['Discount'];
      conditions: components['schemas']['VoucherConditions'];
      /** Format: date-time */
      startsAt: string;
      /** Format: date-time */
      endsAt: string;
      period: components['schemas']['OfferPeriod'];
      totalUses: number | null;
      usesLeft: number | null;
      perCustomerUses: number;
      collectsLeft: number | null;
      myVoucher: components['schemas']['CollectedVoucher'];
      state: components['schemas']['MyVoucherState'];
      myUsesLeft: number;
    };
    /** @enum {unknown} */
    MyVoucherState: 'USABLE' | 'UPCOMING' | 'HELD' | 'USED' | 'USED_UP' | 'EXPIRED';
    NameDecision: {
      /** @description The name that is decided on; 409 EDIT_CONFLICT when another one waits by now. */
      name: string;
      accept: boolean;
      /** @description The version that the decision was made on; 409 EDIT_CONFLICT when the provider changed since. */
      version: number;
      /** @description Sent to the provider; a refusal needs one. */
      reason?: string;
    };
    NewReview: {
      orderLineId: string;
      /** @description 1 to 5. */
      rating: number;
      title?: string;
      content: string;
      /** @description Ids of uploads. */
      images?: string[];
    };
    NewScreenshots: {
      /** @description Of pictures sent to POST upload before. */
      uploadIds: string[];
    };
    NewSolution: {
      titleVi?: string;
      titleEn?: string;
      summaryVi?: string;
      summaryEn?: string;
      descriptionVi?: string;
      descriptionEn?: string;
      kind?: components['schemas']['SolutionKind'] | null;
      serviceIds?: string[];
    };
    NewsAddress: {
      seoSlug: string;
      /** @description By language. */
      slugs: {
        vi: string;
        en: string;
      };
      /** Format: date-time */
      updatedAt: string;
    };
    NewsArticle: {
      id: string;
      title: string;
      seoSlug: string;
      summary: string;
      topic: {
        key: components['schemas']['NewsTopic'];
        name: string;
      };
      picture: components['schemas']['Picture'];
      /** Format: date-time */
      publishedAt: string;
      readingMinutes: number;
      /** @description By language. */
      slugs: {
        vi: string;
        en: string;
      };
      author: string;
      /** Format: date-time */
      updatedAt: string;
      blocks: components['schemas']['ContentBlock'][];
      related: components['schemas']['NewsCard'][];
      seoTitle?: string;
      seoDescription?: string;
    };
    NewsCard: {
      id: string;
      title: string;
      seoSlug: string;
      summary: string;
      topic: {
        key: components['schemas']['NewsTopic'];
        name: string;
      };
      picture: components['schemas']['Picture'];
      /** Format: date-time */
      publishedAt: string;
      readingMinutes: number;
    };
    /** @enum {unknown} */
    NewsTopic: 'GUIDE' | 'FASHION' | 'ROBOTICS' | 'COMPANY';
    NewsletterBody: {
      email: string;
      /** @enum {unknown} */
      lang: 'vi' | 'en';
      /**
       * @description That news may be sent to this address.
       * @enum {boolean}
       */
      consent: true;
      /** @description A field that people do not see and leave empty. */
      hp?: string;
    };
    Notification: {
      id: string;
      kind: components['schemas']['NotificationKind'];
      /** @description What the text names: `orderId`, `code`, `amount`, `name`, `slug`, `endsAt`, `reason` … */
      facts: {
        [key: string]: string | number;
      };
      /** Format: date-time */
      at: string;
      readAt: string | null;
    };
    /** @enum {unknown} */
    NotificationKind:
      | 'ORDER_PAID'
      | 'ORDER_REMINDER'
      | 'ORDER_PROCESSING'
      | 'ORDER_DELIVERING'
      | 'ORDER_DONE'
      | 'ORDER_CANCEL'
      | 'ORDER_REJECT'
      | 'ORDER_CANCEL_DECLINED'
      | 'ORDER_MONEY_RETURNED'
      | 'ORDER_REFUNDING'
      | 'ORDER_REFUNDED'
      | 'ORDER_RETURN'
      | 'VOUCHER_ENDING'
      | 'BACK_IN_STOCK'
      | 'REVIEW_PUBLISHED'
      | 'REVIEW_REFUSED'
      | 'SOLUTION_APPROVED'
      | 'SOLUTION_REJECTED'
      | 'SOLUTION_REQUEST'
      | 'SOLUTION_REQUEST_ANSWERED'
      | 'PROVIDER_APPROVED'
      | 'PROVIDER_REJECTED'
      | 'PROVIDER_LOCKED'
      | 'MEMBERSHIP_PAID'
      | 'MEMBERSHIP_ENDING'
      | 'MEMBERSHIP_ENDED'
      | 'MEMBERSHIP_HIDDEN'
      | 'MEMBERSHIP_MONEY_RETURNED'
      | 'MEMBERSHIP_EXTENDED'
      | 'MEMBERSHIP_STOPPED'
      | 'PASSWORD_CHANGED'
      | 'NEW_SIGN_IN'
      | 'CHAT_REPLY';
    NotificationPage: {
      data: components['schemas']['Notification'][];
      meta: components['schemas']['PageMeta'];
      unread: number;
    };
    /** @description How many there are in each state. */
    OfferCounts: {
      PLANNED: number;
      RUNNING: number;
      ENDED: number;
      OFF: number;
    };
    OfferEnd: {
      /** @description Of what was changed; another one by now is EDIT_CONFLICT. */
      version: number;
      /** @description Stored in the audit log. */
      reason?: string;
    };
    /**
     * @description CURRENT while it runs, NEXT before it begins, NONE when it is over.
     * @enum {unknown}
     */
    OfferPeriod: 'CURRENT' | 'NEXT' | 'NONE';
    /** @enum {unknown} */
    OfferState: 'PLANNED' | 'RUNNING' | 'ENDED' | 'OFF';
    OffersGroup: {
      operatorPayoutLimit: number;
      /** @description Staff are warned of an offer after which goods cost less than this part of their usual price. */
      discountFloorPercent: number;
      /** @description Of the group; 0 where nobody wrote it yet. */
      version: number;
      updatedAt: string | null;
    };
    OffersGroupBody: {
      operatorPayoutLimit?: number;
      /** @description Staff are warned of an offer after which goods cost less than this part of their usual price. */
      discountFloorPercent?: number;
      /** @description Of the group; 0 where nobody wrote it yet. */
      version: number;
    };
    OpenSession: {
      id: string;
      browser: string | null;
      system: string | null;
      kind: ('phone' | 'tablet' | 'computer') | null;
      /** Format: date-time */
      createdAt: string;
      /** Format: date-time */
      lastSeenAt: string;
      /** @description The session that asks. */
      isCurrent: boolean;
    };
    OpenedInvitation: {
      code: string;
      inviterName: string | null;
      message: string | null;
      inviteeBenefit: components['schemas']['InviteeBenefit'] | null;
      state: components['schemas']['InvitationState'];
      isUnsubscribed: boolean;
    };
    /** @description Days of a week that open and close alike; `HH:MM` in Việt Nam. */
    OpeningHours: {
      /** @description Monday is 1. */
      from: number;
      /** @description Monday is 1. */
      to: number;
      opens: string;
      closes: string;
    };
    /** @description Names are filled in by the server and kept as they were. Outside VN `province` is required, in VN `provinceCode`. */
    OrderAddress: {
      national: string;
      provinceCode?: string;
      province?: string;
      districtCode?: string;
      district?: string;
      wardCode?: string;
      ward?: string;
      address: string;
    };
    OrderCancelled: {
      status: components['schemas']['OrderStatus'];
      /** Format: date-time */
      cancelRequestedAt?: string;
    };
    OrderDetail: {
      id: string;
      code: string;
      /** Format: date-time */
      purchaseDate: string;
      status: components['schemas']['OrderStatus'];
      paymentStatus: components['schemas']['PaymentStatus'];
      paymentMethod: components['schemas']['PaymentMethod'];
      grandTotal: number;
      lineCount: number;
      firstLine: {
        name: string;
        picture: components['schemas']['Picture'];
      };
      /** @enum {unknown} */
      paymentAction: 'PAY' | 'PAY_AGAIN' | 'NONE';
      canCancel: boolean;
      canRequestCancel: boolean;
      /** Format: date-time */
      cancelRequestedAt?: string;
      /** @description Its goods are offered for a cart once more. */
      canReorder: boolean;
      subtotal: number;
      discount: number;
      shippingFee: number;
      shippingMethod: string;
      delivery?: components['schemas']['ExpectedDelivery'];
      promotionAppliedOrder: components['schemas']['AppliedPromotion'][];
      appliedVoucherOrder: components['schemas']['AppliedVoucher'] | null;
      moreOriginalProducts: components['schemas']['OriginalPriceUnits'][];
      trace: components['schemas']['PriceStep'][];
      note: string;
      customer: {
        firstName: string;
        lastName: string;
        email: string;
        phone: string;
      };
      address: components['schemas']['OrderAddress'];
      shipments: components['schemas']['Shipment'][];
      attempts: components['schemas']['PaymentAttempt'][];
      /** Format: date-time */
      expiresAt?: string;
      /** @description Đồng on their way back. */
      refunding: number;
      /** @description Đồng that are back, as the gateway has confirmed. */
      refunded: number;
      /** @description The shop keeps the order. */
      cancelDeclined?: {
        /** Format: date-time */
        at: string;
        reason: string;
      };
      vatInvoice?: components['schemas']['VatInvoice'];
      lines: components['schemas']['OrderLine'][];
      timeline: components['schemas']['OrderTimelineEntry'][];
      /** @description The newest first. */
      returns: components['schemas']['OrderReturn'][];
      /**
       * Format: date-time
       * @description Of an order that has arrived: until when something can be sent back.
       */
      returnUntil?: string;
    };
    OrderLine: {
      id: string;
      infoId: string;
      productId: string;
      name: string;
      seoSlug: string;
      sku: string;
      color: {
        name: string;
        rgb: string;
      } | null;
      size: string | null;
      picture: components['schemas']['Picture'];
      quantity: number;
      /** @description Of a unit, without any offer. */
      usualPrice: number;
      /** @description At its flash price; units in `moreOriginalProducts` cost the usual price. */
      unitPrice: number;
      /** @description At these prices. */
      lineTotal: number;
      /** @description Its share of what is taken off; the line costs so much less. */
      discount: number;
      offers: components['schemas']['LineOffer'][];
      isGift: boolean;
      /** @description Units that can be asked to be sent back now. */
      returnable: number;
    };
    OrderReceived: {
      status: components['schemas']['OrderStatus'];
    };
    OrderRequest: {
      lines: components['schemas']['QuoteLineRequest'][];
      voucherCode?: string;
      /** @description Pays with the reward balance, as far as the goods cost that much. */
      useReward?: boolean;
      address: components['schemas']['OrderAddress'];
      shippingMethod: string;
      paymentMethod: components['schemas']['PaymentMethod'];
      paymentProvider?: components['schemas']['PaymentProvider'];
      quoteHash: string;
      customer: {
        firstName: string;
        lastName: string;
        email: string;
        phone: string;
      };
      note: string;
      vatInvoice?: components['schemas']['VatInvoice'];
    };
    OrderReturn: {
      id: string;
      type: components['schemas']['ReturnKind'];
      status: components['schemas']['ReturnStatus'];
      reason: string;
      answer: string | null;
      refundAmount: number | null;
      lines: {
        lineId: string;
        quantity: number;
      }[];
      pictures: components['schemas']['Picture'][];
      /** Format: date-time */
      createdAt: string;
      /** Format: date-time */
      updatedAt: string;
    };
    /** @enum {unknown} */
    OrderStatus: 'NEW' | 'PROCESSING' | 'DELIVERING' | 'DONE' | 'CANCEL' | 'REJECT';
    OrderTimelineEntry: {
      status: components['schemas']['OrderStatus'];
      /** @enum {unknown} */
      event?: 'CANCEL_REQUESTED' | 'CANCEL_DECLINED' | 'REFUND_ASKED';
      /** Format: date-time */
      at: string;
      /** @enum {unknown} */
      by: 'CUSTOMER' | 'OPERATOR' | 'SYSTEM';
      /** @description Stable code such as PAYMENT_EXPIRED, or what the customer wrote. */
      reason?: string;
      /** @description In đồng, of a refund. */
      amount?: number;
    };
    OrdersGroup: {
      /** @description How long goods are held for an order that waits for its payment. */
      paymentMinutes: number;
      /** @description For how long after the delivery goods of an order placed now can go back; 0 for not at all. */
      returnDays: number;
      /** @description Of the group; 0 where nobody wrote it yet. */
      version: number;
      updatedAt: string | null;
    };
    OrdersGroupBody: {
      /** @description How long goods are held for an order that waits for its payment. */
      paymentMinutes?: number;
      /** @description For how long after the delivery goods of an order placed now can go back; 0 for not at all. */
      returnDays?: number;
      /** @description Of the group; 0 where nobody wrote it yet. */
      version: number;
    };
    OriginalPriceUnits: {
      infoId: string;
      quantity: number;
      unitPrice: number;
      /** @enum {unknown} */
      reason: 'OVER_QUOTA' | 'OVER_LIMIT' | 'GIFT';
    };
    OwnPayment: {
      attemptId: string;
      orderId: string;
      orderCode: string;
      provider: components['schemas']['PaymentProvider'];
      /** @enum {unknown} */
      method: 'ONLINE' | 'THEGHINO';
      outcome: components['schemas']['PaymentOutcome'];
      /** @enum {unknown} */
      waitingFor?: 'BUYER' | 'MERCHANT';
      amount: number;
      /** Format: date-time */
      createdAt: string;
    };
    OwnReview: {
      id: string;
      rating: number;
      title: string | null;
      content: string;
      /**
       * @description In which it was written.
       * @enum {unknown}
       */
      language: 'vi' | 'en';
      pictures: components['schemas']['Picture'][];
      color: string | null;
      size: string | null;
      /** Format: date-time */
      createdAt: string;
      editedAt: string | null;
      helpfulCount: number;
      reply: components['schemas']['SellerReply'] | null;
      orderLineId: string;
      product: components['schemas']['ProductRef'];
      status: components['schemas']['ReviewStatus'];
      rejectReason: string | null;
      editableUntil: string | null;
      /** @description Ids of its pictures, in their order. */
      uploads: string[];
    };
    OwnSolution: {
      id: string;
      seoSlug: string;
      /** @description Send it with a change; a stale one answers 409 EDIT_CONFLICT. */
      version: number;
      status: components['schemas']['SolutionStatus'];
      reason: string | null;
      isPublished: boolean;
      /** @description False while a published one is hidden by the membership. */
      isShown: boolean;
      /** @description A version was approved, which can be published. */
      hasLive: boolean;
      /** @description Where the draft differs from the approved version; empty without one. */
      changed: components['schemas']['SolutionPart'][];
      submittedAt: string | null;
      approvedAt: string | null;
      publishedAt: string | null;
      /** Format: date-time */
      createdAt: string;
      /** Format: date-time */
      updatedAt: string;
      content: components['schemas']['SolutionContent'];
    };
    OwnSolutionRequest: {
      id: string;
      type: components['schemas']['SolutionRequestType'];
      status: components['schemas']['SolutionRequestStatus'];
      solution: {
        id: string;
        title: string;
        seoSlug: string;
      } | null;
      message: string;
      reason: string | null;
      /** Format: date-time */
      createdAt: string;
      /** Format: date-time */
      updatedAt: string;
    };
    OwnSolutionRow: {
      id: string;
      seoSlug: string;
      /** @description Send it with a change; a stale one answers 409 EDIT_CONFLICT. */
      version: number;
      status: components['schemas']['SolutionStatus'];
      reason: string | null;
      isPublished: boolean;
      /** @description False while a published one is hidden by the membership. */
      isShown: boolean;
      /** @description A version was approved, which can be published. */
      hasLive: boolean;
      /** @description Where the draft differs from the approved version; empty without one. */
      changed: components['schemas']['SolutionPart'][];
      submittedAt: string | null;
      approvedAt: string | null;
      publishedAt: string | null;
      /** Format: date-time */
      createdAt: string;
      /** Format: date-time */
      updatedAt: string;
      titleVi: string;
      titleEn: string;
      kind: components['schemas']['SolutionKind'] | null;
      picture: components['schemas']['Picture'] | null;
      openRequests: number;
    };
    PageMeta: {
      page: number;
      limit: number;
      total: number;
      totalPages: number;
      /**
       * @description Counting stopped at `total`: there are more, "10.000+".
       * @enum {boolean}
       */
      isMore?: true;
    };
    PayMembership: {
      /** @enum {unknown} */
      paymentMethod: 'ONLINE' | 'THEGHINO';
      paymentProvider?: components['schemas']['PaymentProvider'];
    };
    PaymentAttempt: {
      attemptId: string;
      provider: components['schemas']['PaymentProvider'];
      outcome: components['schemas']['PaymentOutcome'];
      /** @enum {unknown} */
      waitingFor?: 'BUYER' | 'MERCHANT';
      /** @description The gateway's own code. */
      providerCode?: string;
      amount: number;
      /** @description What the gateway takes where it takes no đồng; `minor` in cents. */
      charge?: {
        currency: string;
        minor: number;
        /** @description Đồng for one. */
        rate: number;
      };
      /** Format: date-time */
      createdAt: string;
    };
    PaymentLimit: {
      provider: components['schemas']['PaymentProvider'];
      methods: ('ONLINE' | 'THEGHINO')[];
      /** @description In đồng. */
      min: number;
      /** @description In đồng. */
      max: number;
      /** @description Of a gateway that takes dollars, rounded half up to whole cents. */
      vndPerUsd?: number;
    };
    /** @enum {unknown} */
    PaymentMethod: 'ONLINE' | 'COD' | 'THEGHINO';
    /** @enum {unknown} */
    PaymentOutcome: 'success' | 'failed' | 'cancelled' | 'processing' | 'waiting';
    /** @enum {unknown} */
    PaymentProvider: 'VNPAY' | 'ALEPAY' | 'MOMO' | 'ZALOPAY' | 'PAYPAL';
    PaymentState: {
      orderId: string;
      code: string;
      orderStatus: components['schemas']['OrderStatus'];
      paymentStatus: components['schemas']['PaymentStatus'];
      paymentMethod: components['schemas']['PaymentMethod'];
      grandTotal: number;
      /** @description Null when the order was never tried to be paid online. */
      attempt: components['schemas']['PaymentAttempt'] | null;
      /** @description True when nothing more will happen to the attempt by itself. */
      final: boolean;
      /** @enum {unknown} */
      action: 'PAY' | 'PAY_AGAIN' | 'NONE';
      /** Format: date-time */
      expiresAt?: string;
    };
    /** @enum {unknown} */
    PaymentStatus: 'paid' | 'unpaid';
    PaymentsGroup: {
      paymentMethods: components['schemas']['PaymentMethod'][];
      paymentProviders: components['schemas']['PaymentProvider'][];
      codLimit: number;
      /** @description Null: everywhere in Việt Nam. */
      codProvinces: string[] | null;
      checkoutCountdownSeconds: number;
      /** @description Of the group; 0 where nobody wrote it yet. */
      version: number;
      updatedAt: string | null;
      configuredProviders: components['schemas']['PaymentProvider'][];
    };
    PaymentsGroupBody: {
      paymentMethods?: components['schemas']['PaymentMethod'][];
      paymentProviders?: components['schemas']['PaymentProvider'][];
      codLimit?: number;
      /** @description Null: everywhere in Việt Nam. */
      codProvinces?: string[] | null;
      checkoutCountdownSeconds?: number;
      /** @description Of the group; 0 where nobody wrote it yet. */
      version: number;
    };
    Payout: {
      id: string;
      code: string;
      /** @description Đồng. */
      amount: number;
      method: components['schemas']['PayoutMethod'];
      status: components['schemas']['PayoutStatus'];
      reason: string | null;
      /** Format: date-time */
      requestedAt: string;
      decidedAt: string | null;
      provider: string;
      /** @description Its last digits: "•••• 6789". */
      account: string;
    };
    PayoutBody: {
      method: components['schemas']['PayoutMethod'];
      account: {
        /** @description Of a bank its code such as VCB; of a wallet MOMO or ZALOPAY. */
        provider: string;
        /** @description Account number, or the telephone number of the wallet. */
        number: string;
        /** @description Name of the holder. */
        holder: string;
      };
      /** @description Default: all that is available. */
      amount?: number;
    };
    PayoutDecision: {
      /** @enum {unknown} */
      status: 'APPROVED' | 'PAID' | 'REJECTED';
      /** @description Told to the member; a rejection needs one. */
      reason?: string;
      /** @description What the bank or wallet calls the transfer; PAID needs it. */
      reference?: string;
    };
    PayoutFile: {
      name: string;
      /** @description CSV in UTF-8. */
      content: string;
      /** @description There are more than fit into one file: narrow the filter. */
      isMore: boolean;
    };
    /** @enum {unknown} */
    PayoutMethod: 'BANK' | 'WALLET';
    /** @enum {unknown} */
    PayoutStatus: 'REQUESTED' | 'APPROVED' | 'PAID' | 'REJECTED';
    /** @description All that the shop keeps of the account, section by section. */
    PersonalExport: {
      /** Format: date-time */
      exportedAt: string;
      sections: {
        [key: string]: unknown;
      };
    };
    PhoneOrder: {
      lines: components['schemas']['QuoteLineRequest'][];
      voucherCode?: string;
      address: components['schemas']['OrderAddress'];
      shippingMethod: string;
      paymentMethod: components['schemas']['PaymentMethod'];
      paymentProvider?: components['schemas']['PaymentProvider'];
      quoteHash: string;
      customer: {
        firstName: string;
        lastName: string;
        email: string;
        phone: string;
      };
      note: string;
      vatInvoice?: components['schemas']['VatInvoice'];
      /**
       * @description Of the mails about it.
       * @enum {unknown}
       */
      language: 'vi' | 'en';
    };
    PhoneQuote: {
      lines: components['schemas']['QuoteLineRequest'][];
      voucherCode?: string;
      address?: components['schemas']['OrderAddress'];
      shippingMethod?: string;
      paymentMethod?: components['schemas']['PaymentMethod'];
      paymentProvider?: components['schemas']['PaymentProvider'];
      email?: string;
      /**
       * @description Of the mails about it.
       * @enum {unknown}
       */
      language: 'vi' | 'en';
    };
    Picture: {
      url: string;
      width: number;
      height: number;
      color: string;
      alt: string;
    };
    PlacedOrder: {
      orderId: string;
      code: string;
      status: components['schemas']['OrderStatus'];
      paymentStatus: components['schemas']['PaymentStatus'];
      grandTotal: number;
      /** Format: date-time */
      expiresAt?: string;
      next: {
        /** @enum {unknown} */
        type: 'REDIRECT' | 'NONE';
        url?: string;
        countdown?: number;
      };
    };
    /** @enum {unknown} */
    PlanId: 'FREE' | 'BASIC' | 'PRO';
    /** @description One step of the price, in the order applied. */
    PriceStep: {
      /** @enum {unknown} */
      step:
        'BASE' | 'FLASH_SALE' | 'QUANTITY_PROMOTION' | 'ORDER_PROMOTION' | 'VOUCHER' | 'SHIPPING' | 'REWARD';
      /** @description What it adds (positive) or takes off (negative), in đồng. */
      amount: number;
      /** @description The running amount after it. */
      after: number;
      source?: string;
    };
    ProductAddress: {
      seoSlug: string;
      /** Format: date-time */
      publishedAt: string;
    };
    /** @description The value of a colour is its `rgb`, as in `infos[].color.rgb`. */
    ProductAttribute: {
      /** @enum {unknown} */
      key: 'color' | 'size';
      name: string;
      values: {
        value: string;
        label: string;
        rgb?: string;
      }[];
    };
    /** @description Texts are in the language of `Accept-Language`. */
    ProductCard: {
      id: string;
      name: string;
      seoSlug: string;
      categorySlug: string;
      status: components['schemas']['ProductStatus'][];
      /** @description Đồng. */
      price: number;
      /** @description Đồng. */
      maxPrice: number;
      originalPrice: number | null;
      stock: number;
      /** @description Its only variant, for the cart: `price` and `stock` are of that one. Null where several are sold, and one has to be chosen. */
      infoId: string | null;
      picture: components['schemas']['Picture'];
      colors: {
        name: string;
        /** @description `#rrggbb`, lower case. */
        rgb: string;
      }[];
      rating: number | null;
      reviewCount: number;
      flashSale: components['schemas']['FlashPrice'] | null;
      /** @description With `/with-auth`: whether the customer keeps the product. */
      isFavourite?: boolean;
      /** @description Of `picture`, `#rrggbb`, where a filter or the words of a search ask for it. */
      shownColor?: string;
    };
    ProductDetail: {
      id: string;
      name: string;
      seoSlug: string;
      categorySlug: string;
      status: components['schemas']['ProductStatus'][];
      /** @description Đồng. */
      price: number;
      /** @description Đồng. */
      maxPrice: number;
      originalPrice: number | null;
      stock: number;
      /** @description Its only variant, for the cart: `price` and `stock` are of that one. Null where several are sold, and one has to be chosen. */
      infoId: string | null;
      picture: components['schemas']['Picture'];
      colors: {
        name: string;
        /** @description `#rrggbb`, lower case. */
        rgb: string;
      }[];
      rating: number | null;
      reviewCount: number;
      flashSale: components['schemas']['FlashPrice'] | null;
      /** @description With `/with-auth`: whether the customer keeps the product. */
      isFavourite?: boolean;
      sku: string;
      description: string;
      specifications: {
        name: string;
        value: string;
      }[];
      pictures: components['schemas']['Picture'][];
      category: components['schemas']['CategoryRef'];
      /** @description From the root to the product's own category. */
      breadcrumb: components['schemas']['CategoryRef'][];
      infos: components['schemas']['ProductInfo'][];
      attributes: components['schemas']['ProductAttribute'][];
      /** @description It comes in sizes, and there is a guide to them. */
      hasSizeGuide: boolean;
      /**
       * Format: date-time
       * @description When the next flash sale of one of its variants begins.
       */
      nextSaleAt?: string;
    };
    ProductFacets: {
      facets: components['schemas']['Facet'][];
      total: number;
      /** @description There are more than `total`: "10.000+". */
      isMore: boolean;
    };
    /** @description A variant: what is bought. `infoId` is what carts, order lines and stock speak of. */
    ProductInfo: {
      infoId: string;
      sku: string;
      /** @description Đồng. */
      price: number;
      originalPrice: number | null;
      /** @description On hand less reserved. */
      stock: number;
      color: {
        name: string;
        /** @description `#rrggbb`, lower case. */
        rgb: string;
      } | null;
      size: string | null;
      pictures: components['schemas']['Picture'][];
      flashSale: components['schemas']['FlashPrice'] | null;
    };
    ProductInfos: {
      infos: components['schemas']['ProductInfo'][];
      attributes: components['schemas']['ProductAttribute'][];
    };
    ProductPage: {
      data: components['schemas']['ProductCard'][];
      meta: components['schemas']['PageMeta'];
      /** @description What was searched instead, when nothing is called what was typed. */
      correctedSearch?: string;
    };
    ProductRef: {
      id: string;
      name: string;
      seoSlug: string;
    };
    /** @enum {unknown} */
    ProductStatus: 'HOT' | 'NEW' | 'SALE_OFF';
    Profile: {
      firstName: string;
      lastName: string;
      email: string;
      /** @description E.164 */
      phone?: string;
      /** Format: date */
      dob?: string;
      company?: string;
      businessName?: string;
      social?: components['schemas']['SocialLinks'];
      paymentMethod?: components['schemas']['PaymentMethod'];
      vatInvoice?: components['schemas']['VatInvoice'];
      avatar?: components['schemas']['Picture'];
      /** @description A picture (data:image/svg+xml) that names the customer at the shop's desk. */
      qrCode?: string;
    };
    ProfileBody: {
      firstName?: string;
      lastName?: string;
      /** @description YYYY-MM-DD */
      dob?: string;
      social?: components['schemas']['SocialLinks'];
    };
    Promotion: {
      id: string;
      name: string;
      description: string;
      type: components['schemas']['PromotionType'];
      discount: components['schemas']['Discount'] | null;
      conditions: components['schemas']['PromotionConditions'];
      gifts: components['schemas']['PromotionGift'][];
      /** Format: date-time */
      startsAt: string;
      /** Format: date-time */
      endsAt: string;
      period: components['schemas']['OfferPeriod'];
      /** @description It also counts for units at a flash price. */
      isCombinable: boolean;
      isExclusiveWithVoucher: boolean;
      quotaLeft: number | null;
      perCustomerLimit: number | null;
    };
    PromotionConditions: {
      categories: components['schemas']['CategoryRef'][];
      products: components['schemas']['ProductRef'][];
      minSubtotal: number | null;
      minQuantity: number | null;
    };
    /** @description What comes along with GIFT_PRODUCT: the first that is in stock. */
    PromotionGift: {
      infoId: string;
      productId: string;
      name: string;
      seoSlug: string;
      picture: components['schemas']['Picture'];
      quantity: number;
      isInStock: boolean;
    };
    /** @enum {unknown} */
    PromotionType: 'QUANTITY_BASED' | 'ORDER_BASED' | 'GIFT_PRODUCT';
    Provider: {
      id: string;
      /** @description What visitors read. */
      businessName: string;
      nameWanted: string | null;
      taxCode: string | null;
      /** @description E.164 */
      phone: string;
      website: string | null;
      description: string;
      status: components['schemas']['ProviderStatus'];
      reason: string | null;
      /** @description To be sent with a change. */
      version: number;
      /** Format: date-time */
      createdAt: string;
      /** Format: date-time */
      updatedAt: string;
    };
    ProviderCounts: {
      NEW: number;
      APPROVED: number;
      REJECTED: number;
      LOCKED: number;
    };
    ProviderDecision: {
      /** @enum {unknown} */
      status: 'APPROVED' | 'REJECTED' | 'LOCKED';
      /** @description The version that the decision was made on; 409 EDIT_CONFLICT when the provider changed since. */
      version: number;
      /** @description Sent to the provider; REJECTED and LOCKED need one. */
      reason?: string;
    };
    ProviderService: {
      id: string;
      name: string;
      description: string;
      priceFrom: number | null;
      /** @description How many drafts it is attached to. */
      solutions: number;
      /** Format: date-time */
      createdAt: string;
      /** Format: date-time */
      updatedAt: string;
    };
    ProviderServiceBody: {
      name: string;
      description?: string;
      priceFrom?: number | null;
    };
    ProviderServices: {
      data: components['schemas']['ProviderService'][];
      total: number;
    };
    /** @enum {unknown} */
    ProviderStatus: 'NEW' | 'APPROVED' | 'REJECTED' | 'LOCKED';
    ProvidersGroup: {
      autoApproveProviders: boolean;
      autoApproveSolutions: boolean;
      /** @description How long solutions are seen after a membership ended. */
      graceDays: number;
      plans: {
        FREE: {
          /** @description Đồng. */
          price: number;
          limit: number;
          days: number;
        };
        BASIC: {
          /** @description Đồng. */
          price: number;
          limit: number;
          days: number;
        };
        PRO: {
          /** @description Đồng. */
          price: number;
          limit: number;
          days: number;
        };
      };
      /** @description Of the group; 0 where nobody wrote it yet. */
      version: number;
      updatedAt: string | null;
    };
    ProvidersGroupBody: {
      autoApproveProviders?: boolean;
      autoApproveSolutions?: boolean;
      /** @description How long solutions are seen after a membership ended. */
      graceDays?: number;
      plans?: {
        FREE: {
          /** @description Đồng. */
          price: number;
          limit: number;
          days: number;
        };
        BASIC: {
          /** @description Đồng. */
          price: number;
          limit: number;
          days: number;
        };
        PRO: {
          /** @description Đồng. */
          price: number;
          limit: number;
          days: number;
        };
      };
      /** @description Of the group; 0 where nobody wrote it yet. */
      version: number;
    };
    PublishAllowance: {
      /**
       * @description Of the membership.
       * @enum {unknown}
       */
      state: 'NONE' | 'EXPIRED' | 'OK';
      used: number;
      limit: number;
      until: string | null;
    };
    PublishedSolution: {
      published: boolean;
    };
    /** @enum {unknown} */
    PurchaseStatus: 'PENDING' | 'PAID' | 'CANCELLED' | 'EXPIRED';
    Quote: {
      lines: components['schemas']['QuoteLine'][];
      promotionAppliedOrder: components['schemas']['AppliedPromotion'][];
      appliedVoucherOrder: components['schemas']['AppliedVoucher'] | null;
      moreOriginalProducts: components['schemas']['OriginalPriceUnits'][];
      subtotal: number;
      discount: number;
      /** @description Null until an address and a method are known. */
      shippingFee: number | null;
      grandTotal: number;
      trace: components['schemas']['PriceStep'][];
      delivery?: components['schemas']['ExpectedDelivery'];
      /** @description Null where standard delivery is never free. */
      freeShipping: components['schemas']['FreeShipping'] | null;
      quoteHash: string;
      /** Format: date-time */
      expiresAt: string;
      problems: components['schemas']['QuoteProblem'][];
    };
    QuoteLine: {
      infoId: string;
      productId: string;
      name: string;
      seoSlug: string;
      sku: string;
      color: {
        name: string;
        rgb: string;
      } | null;
      size: string | null;
      picture: components['schemas']['Picture'];
      quantity: number;
      stock: number;
      /** @description Of a unit, without any offer. */
      usualPrice: number;
      /** @description At its flash price; units in `moreOriginalProducts` cost the usual price. */
      unitPrice: number;
      /** @description At these prices. */
      lineTotal: number;
      /** @description Its share of what is taken off; the line costs so much less. */
      discount: number;
      offers: components['schemas']['LineOffer'][];
      isGift: boolean;
      /** @description The part of `discount` that the reward balance pays. */
      reward?: number;
    };
    QuoteLineRequest: {
      infoId: string;
      quantity: number;
    };
    QuoteProblem: {
      /** @description Absent when it concerns the whole quote. */
      infoId?: string;
      /** @enum {unknown} */
      code:
        | 'OUT_OF_STOCK'
        | 'NOT_ENOUGH_STOCK'
        | 'PRODUCT_UNAVAILABLE'
        | 'ADDRESS_NOT_SERVED'
        | 'COD_NOT_AVAILABLE'
        | 'VOUCHER_INVALID';
      available?: number;
      reasonCode?: components['schemas']['VoucherReason'];
      /** @description Until the voucher applies: đồng for MIN_SUBTOTAL, units for MIN_QUANTITY. */
      missing?: number;
    };
    QuoteRequest: {
      lines: components['schemas']['QuoteLineRequest'][];
      voucherCode?: string;
      /** @description Pays with the reward balance, as far as the goods cost that much. */
      useReward?: boolean;
      address?: components['schemas']['OrderAddress'];
      shippingMethod?: string;
      paymentMethod?: components['schemas']['PaymentMethod'];
      paymentProvider?: components['schemas']['PaymentProvider'];
    };
    ReferralContact: {
      id: string;
      fullName: string;
      company: string | null;
      businessName: string | null;
      email: string | null;
      phoneNumber: string | null;
      /** Format: date-time */
      createdAt: string;
      /** Format: date-time */
      updatedAt: string;
    };
    /** @description An e-mail address or a telephone number is needed. */
    ReferralContactBody: {
      fullName: string;
      company?: string;
      businessName?: string;
      email?: string;
      phoneNumber?: string;
    };
    ReferralCredentials: {
      /** @description ASCII slug; sent as the header `company-name`. */
      companyName: string;
      accessToken: string;
      refreshToken: string;
      /** @description Milliseconds until the access token ends. */
      expiredIn: number;
    };
    ReferralMember: {
      code: string;
      /** @description Address of `/r/:code`. */
      link: string;
      /** @description SVG of the link as a data address. */
      qrCode: string;
      /** @description Path of the picture: `ecard/referral/{code}`. */
      eCard: string;
      /** Format: date-time */
      joinedAt: string;
      termsVersion: string;
      /** @description People who came by the link, the code or an invitation. */
      counts: {
        opened: number;
        joined: number;
        ordered: number;
        rewarded: number;
      };
    };
    RefreshData: {
      accessToken: string;
      refreshToken: string;
      /** @description Milliseconds until the access token ends. */
      expiresIn: number;
    };
    RefundBody: {
      /** @description All that is left unless told. */
      amount?: number;
      /** @description Instead of an amount: what these units cost comes back. */
      lines?: {
        lineId: string;
        quantity: number;
      }[];
      reason: string;
    };
    RefundEnd: {
      /** @enum {unknown} */
      status: 'SUCCEEDED' | 'FAILED';
      reason: string;
    };
    RegisterBody: {
      firstName: string;
      lastName: string;
      email: string;
      phone: string;
      password: string;
      confirmPassword: string;
      referralCode?: string;
      /** @description Must be true. */
      acceptTerms: boolean;
      marketingConsent?: boolean;
    };
    RegisterProvider: {
      businessName: string;
      /** @description Ten digits, ten and three, or twelve. */
      taxCode?: string;
      phone: string;
      /** @description http or https. */
      website?: string;
      description: string;
      /** @enum {boolean} */
      acceptTerms: true;
    };
    Registered: {
      userId: string;
      /** @enum {boolean} */
      needVerify: true;
      /** @description Kept by whoever signed up: with it the mailed link activates the account as it was typed. */
      claim: string;
    };
    RegisteredProvider: {
      providerId: string;
      status: components['schemas']['ProviderStatus'];
    };
    RegistryComponent: {
      /** @description A remote, or `shell`. */
      name: string;
      /** @description Another one after every release and pin: send the one that was shown with each change. */
      revision: string;
      live: string | null;
      previous: string | null;
      promotedAt: string | null;
      canary: {
        version: string;
        percent: number;
        /** @description Such as `staff`; empty for everybody. */
        audience: string[];
        at: string;
      } | null;
      pin: {
        by: string;
        at: string;
        why: string;
      } | null;
      /** @description Document servers that give pages what the registry says. */
      served: number;
      /** @description The newest first. */
      versions: {
        version: string;
        publishedAt: string;
        by: string;
        /** @description The release gate let it pass. */
        isPassed: boolean;
        isUploading: boolean;
        /** @description It was rolled back automatically. */
        isWithdrawn: boolean;
        problem: components['schemas']['ServingProblem'] | null;
        health: components['schemas']['RemoteHealth'] | null;
      }[];
      /** @description The latest in browsers. */
      errors: components['schemas']['RumError'][];
    };
    RegistryEvent: {
      at: string;
      /** @description The address of an account of the shop, or a name of the command. */
      who: string;
      component: string;
      from: string | null;
      to: string | null;
      percent: number | null;
      why: string;
      /** @enum {unknown} */
      what: 'publish' | 'promote' | 'rollback' | 'automatic rollback' | 'retire' | 'pin' | 'unpin' | 'other';
    };
    ReleaseChange: {
      /** @description Promotes it: for everybody, or as a canary. */
      version?: string;
      /** @description Percent of all browsers. Without a version, that of the present canary: 0 ends it, 100 makes it live. */
      rollout?: number;
      /** @description Alone: nobody promotes or retires a pinned component. */
      isPinned?: boolean;
      revision: string;
      reason: string;
    };
    ReleaseResult: {
      live: string | null;
      canary: {
        version: string;
        percent: number;
        audience: string[];
      } | null;
      isPinned: boolean;
      servers: number;
      /** @description Document servers that give pages the result already. */
      seen: number;
    };
    ReleaseRollback: {
      revision: string;
      reason: string;
    };
    /** @description In browsers, in the last hour. */
    RemoteHealth: {
      /** @description Page views that used it. */
      views: number;
      /** @description Of these, how many it failed. */
      failures: number;
      failureShare: number;
      loadMsP75: number | null;
      vitalsP75: {
        LCP: number | null;
        CLS: number | null;
        INP: number | null;
        FCP: number | null;
        TTFB: number | null;
      };
      /** @description Page views and failures of each five minutes, the oldest first. */
      series: {
        views: number;
        failures: number;
      }[];
    };
    Reorder: {
      added: {
        infoId: string;
        name: string;
        quantity: number;
        /** @description Of one, in đồng, as it is now. */
        price: number;
      }[];
      skipped: {
        infoId: string;
        name: string;
        /** @description Units that cannot be had. */
        quantity: number;
        /**
         * @description No longer sold; none left; fewer left than were bought.
         * @enum {unknown}
         */
        reason: 'GONE' | 'SOLD_OUT' | 'NOT_ENOUGH';
      }[];
    };
    ReplyBody: {
      /** @description Nothing takes the reply away. */
      content: string;
    };
    /** @enum {unknown} */
    ReportReason: 'SPAM' | 'OFFENSIVE' | 'WRONG_PRODUCT' | 'FALSE' | 'OTHER';
    RequestedPayout: {
      requestId: string;
      code: string;
      /** @description Đồng. */
      amount: number;
      status: components['schemas']['PayoutStatus'];
    };
    RequestedReturn: {
      returnId: string;
      status: components['schemas']['ReturnStatus'];
    };
    ResentEmail: {
      email: string;
    };
    /**
     * @description RETURN: the goods for the money. EXCHANGE: the goods for others. REFUND: the money, and the goods stay.
     * @enum {unknown}
     */
    ReturnKind: 'RETURN' | 'EXCHANGE' | 'REFUND';
    ReturnRequest: {
      type: components['schemas']['ReturnKind'];
      lines: {
        lineId: string;
        quantity: number;
      }[];
      reason: string;
      /** @description Ids of uploads of the customer. */
      images?: string[];
    };
    /** @enum {unknown} */
    ReturnStatus: 'NEW' | 'APPROVED' | 'RECEIVED' | 'REFUNDED' | 'EXCHANGED' | 'REJECTED' | 'WITHDRAWN';
    Review: {
      id: string;
      rating: number;
      title: string | null;
      content: string;
      /**
       * @description In which it was written.
       * @enum {unknown}
       */
      language: 'vi' | 'en';
      pictures: components['schemas']['Picture'][];
      color: string | null;
      size: string | null;
      /** Format: date-time */
      createdAt: string;
      editedAt: string | null;
      helpfulCount: number;
      reply: components['schemas']['SellerReply'] | null;
      author: string | null;
      avatar?: components['schemas']['Picture'];
      isVerifiedBuyer: boolean;
      isMine?: boolean;
      /** @description The customer said so. */
      isHelpful?: boolean;
      /** @description By the customer. */
      isReported?: boolean;
    };
    ReviewDecision: {
      /** @enum {unknown} */
      status: 'APPROVED' | 'REJECTED';
      /** @description Told to the author; a rejection needs one. */
      reason?: string;
      /** @description Of the text that was looked at; another text by now answers 409 EDIT_CONFLICT. */
      editedAt?: string | null;
    };
    ReviewDecisions: {
      ids: string[];
      /** @enum {unknown} */
      status: 'APPROVED' | 'REJECTED';
      /** @description Told to each author; a rejection needs one. */
      reason?: string;
      /** @description By id, of the texts that were looked at; another text by now fails with EDIT_CONFLICT. */
      editedAt?: {
        [key: string]: string | null;
      };
    };
    ReviewPage: {
      data: components['schemas']['Review'][];
      meta: components['schemas']['PageMeta'];
      summary: components['schemas']['ReviewSummary'];
      /** @description With `/with-auth`, like the two below. */
      canReview?: boolean;
      reviewable?: components['schemas']['ReviewableLine'][];
      own?: components['schemas']['OwnReview'][];
    };
    ReviewReport: {
      reason: components['schemas']['ReportReason'];
      note?: string;
    };
    /** @enum {unknown} */
    ReviewSort: 'newest' | 'helpful' | 'rating-high' | 'rating-low';
    /** @enum {unknown} */
    ReviewStatus: 'PENDING' | 'APPROVED' | 'REJECTED';
    ReviewSummary: {
      average: number | null;
      count: number;
      withPhotos: number;
      /** @description From 5 to 1. */
      distribution: {
        rating: number;
        count: number;
      }[];
    };
    ReviewText: {
      /** @description 1 to 5. */
      rating: number;
      title?: string;
      content: string;
      /** @description Ids of uploads. */
      images?: string[];
    };
    /** @description A line of a finished order that has no review yet. */
    ReviewableLine: {
      orderLineId: string;
      orderCode: string;
      color: string | null;
      size: string | null;
      /** Format: date-time */
      boughtAt: string;
    };
    Reward: {
      id: string;
      /** @description Of the member, from 1 for the first; the newest is listed first. */
      index: number;
      account: string | null;
      /** @description Đồng; negative when a reward is taken back. */
      amount: number;
      paymentOrder: string | null;
      status: components['schemas']['RewardStatus'];
      /** Format: date-time */
      datetime: string;
      reason: components['schemas']['RewardReason'];
      note: string | null;
      unlocksAt: string | null;
    };
    /** @description LOCK holds a NEW reward, RELEASE makes it NEW again, REJECT takes a locked one back. */
    RewardDecision: {
      /** @enum {unknown} */
      action: 'LOCK' | 'RELEASE' | 'REJECT';
      /** @description Told to the member; needed except for RELEASE. */
      reason?: string;
    };
    /**
     * @description HOLDING: the order can still be returned, until `unlocksAt`. ORDER_RETURNED: a negative row takes a reward back. SAME_…, TOO_MANY_…, STAFF_…: locked until staff have looked at it.
     * @enum {unknown}
     */
    RewardReason:
      | 'HOLDING'
      | 'AVAILABLE'
      | 'PAYOUT_REQUESTED'
      | 'PAYOUT_APPROVED'
      | 'PAID_OUT'
      | 'USED_ON_ORDER'
      | 'ORDER_RETURNED'
      | 'SAME_PHONE'
      | 'SAME_EMAIL'
      | 'SAME_PAYOUT_ACCOUNT'
      | 'TOO_MANY_THIS_MONTH'
      | 'STAFF_ACCOUNT'
      | 'LOCKED_BY_STAFF'
      | 'REJECTED';
    /** @enum {unknown} */
    RewardStatus: 'NEW' | 'PROCESSING' | 'PAID' | 'LOCK';
    /** @enum {unknown} */
    Role: 'ADMIN' | 'OPERATOR' | 'CUSTOMER';
    RumError: {
      remote: string;
      version: string;
      message: string;
      stack: string;
      requestId: string | null;
      /** Format: date-time */
      firstAt: string;
      /** Format: date-time */
      lastAt: string;
      count: number;
    };
    RumEvent:
      | {
          /** @enum {string} */
          kind: 'loaded';
          /** @description A remote, or `shell`. */
          remote: string;
          ms: number;
        }
      | {
          /** @enum {string} */
          kind: 'failed';
          /** @description A remote, or `shell`. */
          remote: string;
          /** @description What was asked of the remote. */
          door: string;
          cause: components['schemas']['RumFailureCause'];
        }
      | {
          /** @enum {string} */
          kind: 'boundary';
          /** @description A remote, or `shell`. */
          remote: string;
          /** @description The page or widget that broke while drawing. */
          door: string;
          message: string;
          stack: string;
        }
      | {
          /** @enum {string} */
          kind: 'vital';
          /** @description A remote, or `shell`. */
          remote: string;
          name: components['schemas']['VitalName'];
          value: number;
        }
      | {
          /** @enum {string} */
          kind: 'error';
          /** @description A remote, or `shell`. */
          remote: string;
          message: string;
          stack: string;
          requestId?: string;
        };
    /** @enum {unknown} */
    RumFailureCause: 'unreachable' | 'timeout' | 'incompatible' | 'broken' | 'threw';
    RumReport: {
      /** @description The signed id that the page was sent with. */
      view: string;
      /** @description Every part of the page with its version, as they were signed. */
      versions: {
        [key: string]: string;
      };
      /** @description Of the request that the page was the answer to. */
      requestId?: string;
      events: components['schemas']['RumEvent'][];
    };
    RumSummary: {
      minutes: number;
      versions: components['schemas']['RumVersion'][];
      /** @description The twenty seen last. */
      errors: components['schemas']['RumError'][];
    };
    /** @description How one version of one part does. */
    RumVersion: {
      remote: string;
      version: string;
      /** @description Page views that used it. */
      views: number;
      /** @description Of these, how many it failed. */
      failures: number;
      failureShare: number;
      causes: {
        [key: string]: number;
      };
      boundaryHits: number;
      loadMsP75: number | null;
      vitalsP75: {
        LCP: number | null;
        CLS: number | null;
        INP: number | null;
        FCP: number | null;
        TTFB: number | null;
      };
      /** @description The last hour at most, one network counting as five views at most: what an automatic rollback goes by. */
      weighed: {
        views: number;
        failures: number;
        failingNetworks: number;
      };
    };
    /** @description Orders without those that were cancelled or refused at the door. */
    SalesFigures: {
      /** @description One for each day, the oldest first. */
      days: {
        /** @description `YYYY-MM-DD`, in Việt Nam. */
        day: string;
        orders: number;
        /** @description Đồng. */
        revenue: number;
      }[];
      total: {
        orders: number;
        /** @description Đồng. */
        revenue: number;
      };
      /** @description The same number of days before, for comparison. */
      before: {
        orders: number;
        /** @description Đồng. */
        revenue: number;
      };
    };
    /**
     * @description JUST_ENOUGH reaches the minimum of the draft; OUTSIDE has nothing that it holds for.
     * @enum {unknown}
     */
    SampleCartName: 'ONE' | 'SEVERAL' | 'MIXED' | 'LARGE' | 'JUST_ENOUGH' | 'OUTSIDE';
    SavedSolution: {
      solution: components['schemas']['SolutionCard'];
      /** Format: date-time */
      keptAt: string;
    };
    SavedSolutionIds: {
      ids: string[];
      total: number;
    };
    /** @description `picture` is the original after the crop. */
    Screenshot: {
      id: string;
      picture: components['schemas']['Picture'];
      original: components['schemas']['Picture'];
      altVi: string;
      altEn: string;
      crop: components['schemas']['Crop'] | null;
    };
    /** @description What is left out stays; `crop: null` shows the whole. */
    ScreenshotChange: {
      version: number;
      altVi?: string;
      altEn?: string;
      crop?: components['schemas']['Crop'] | null;
    };
    ScreenshotOrder: {
      version: number;
      /** @description All of them; 409 SCREENSHOTS_CHANGED when one is missing or was added. */
      ids: string[];
    };
    SearchRecovery: {
      /** @description A search like the one that was typed, which finds something. */
      suggestion: string | null;
      /** @description What to take back to find something, the most useful first. */
      drop: components['schemas']['FilterToDrop'][];
      popular: components['schemas']['ProductCard'][];
    };
    SellerReply: {
      content: string;
      /** Format: date-time */
      at: string;
    };
    SentSolutionRequest: {
      requestId: string;
      status: components['schemas']['SolutionRequestStatus'];
    };
    /** @enum {unknown} */
    ServingProblem:
      | 'no origin'
      | 'origin not allowed'
      | 'unreachable'
      | 'slow'
      | 'redirect'
      | 'not found'
      | 'other bytes'
      | 'other';
    SettingClient: {
      siteName: string;
      logo: string | null;
      /** @enum {string} */
      currency: 'VND';
      paymentMethods: components['schemas']['PaymentMethod'][];
      paymentProviders: components['schemas']['PaymentProvider'][];
      /** @description Highest total that can be paid on delivery, in đồng. */
      codLimit: number;
      /** @description Codes of the provinces in which one can pay on delivery; everywhere in Việt Nam without it. */
      codProvinces?: string[];
      freeShippingFrom: number | null;
      /** @description Code of the province to which delivery is estimated until somebody chooses another. */
      defaultProvince?: string;
      analyticsId: string | null;
      checkoutCountdownSeconds: number;
      /** @description How long goods are held for an order that waits for its payment. */
      paymentMinutes: number;
      /** @description For how long after the delivery goods of an order placed now can go back; 0 for not at all. */
      returnDays: number;
      strictLatinLetters: boolean;
      flags: {
        [key: string]: boolean;
      };
    };
    SharedCart: {
      lines: components['schemas']['SharedLine'][];
      /** Format: date-time */
      expiresAt: string;
    };
    SharedLine: {
      infoId: string;
      quantity: number;
    };
    Shipment: {
      id: string;
      carrier: string;
      trackingNumber: string | null;
      status: string;
      /** Format: date-time */
      createdAt: string;
      /**
       * Format: date-time
       * @description When it left the shop, the last time.
       */
      handedOverAt?: string;
      /** Format: date-time */
      deliveredAt?: string;
    };
    ShipmentBody: {
      carrier: string;
      trackingNumber?: string;
      /** @enum {unknown} */
      status?: 'CREATED' | 'PICKED_UP' | 'IN_TRANSIT' | 'DELIVERED' | 'FAILED' | 'RETURNING' | 'RETURNED';
    };
    ShippingGroup: {
      freeShippingFrom: number | null;
      defaultProvince: string;
      /** @description From where the shop sends. */
      shopProvince: string;
      firstGrams: number;
      nextGrams: number;
      tariffs: {
        /** @description Null: the method is not offered there. */
        SAME_PROVINCE: {
          STANDARD: {
            /** @description For the first weight, in đồng. */
            first: number;
            /** @description For each further step of weight. */
            next: number;
            /** @description Days until it arrives, at the earliest. */
            from: number;
            /** @description At the latest. */
            to: number;
          } | null;
          EXPRESS: {
            /** @description For the first weight, in đồng. */
            first: number;
            /** @description For each further step of weight. */
            next: number;
            /** @description Days until it arrives, at the earliest. */
            from: number;
            /** @description At the latest. */
            to: number;
          } | null;
        };
        /** @description Null: the method is not offered there. */
        SAME_REGION: {
          STANDARD: {
            /** @description For the first weight, in đồng. */
            first: number;
            /** @description For each further step of weight. */
            next: number;
            /** @description Days until it arrives, at the earliest. */
            from: number;
            /** @description At the latest. */
            to: number;
          } | null;
          EXPRESS: {
            /** @description For the first weight, in đồng. */
            first: number;
            /** @description For each further step of weight. */
            next: number;
            /** @description Days until it arrives, at the earliest. */
            from: number;
            /** @description At the latest. */
            to: number;
          } | null;
        };
        /** @description Null: the method is not offered there. */
        REMOTE: {
          STANDARD: {
            /** @description For the first weight, in đồng. */
            first: number;
            /** @description For each further step of weight. */
            next: number;
            /** @description Days until it arrives, at the earliest. */
            from: number;
            /** @description At the latest. */
            to: number;
          } | null;
          EXPRESS: {
            /** @description For the first weight, in đồng. */
            first: number;
            /** @description For each further step of weight. */
            next: number;
            /** @description Days until it arrives, at the earliest. */
            from: number;
            /** @description At the latest. */
            to: number;
          } | null;
        };
        /** @description Null: the method is not offered there. */
        ABROAD: {
          STANDARD: {
            /** @description For the first weight, in đồng. */
            first: number;
            /** @description For each further step of weight. */
            next: number;
            /** @description Days until it arrives, at the earliest. */
            from: number;
            /** @description At the latest. */
            to: number;
          } | null;
          EXPRESS: {
            /** @description For the first weight, in đồng. */
            first: number;
            /** @description For each further step of weight. */
            next: number;
            /** @description Days until it arrives, at the earliest. */
            from: number;
            /** @description At the latest. */
            to: number;
          } | null;
        };
      };
      /** @description Of the group; 0 where nobody wrote it yet. */
      version: number;
      updatedAt: string | null;
    };
    ShippingGroupBody: {
      freeShippingFrom?: number | null;
      defaultProvince?: string;
      /** @description From where the shop sends. */
      shopProvince?: string;
      firstGrams?: number;
      nextGrams?: number;
      tariffs?: {
        /** @description Null: the method is not offered there. */
        SAME_PROVINCE: {
          STANDARD: {
            /** @description For the first weight, in đồng. */
            first: number;
            /** @description For each further step of weight. */
            next: number;
            /** @description Days until it arrives, at the earliest. */
            from: number;
            /** @description At the latest. */
            to: number;
          } | null;
          EXPRESS: {
            /** @description For the first weight, in đồng. */
            first: number;
            /** @description For each further step of weight. */
            next: number;
            /** @description Days until it arrives, at the earliest. */
            from: number;
            /** @description At the latest. */
            to: number;
          } | null;
        };
        /** @description Null: the method is not offered there. */
        SAME_REGION: {
          STANDARD: {
            /** @description For the first weight, in đồng. */
            first: number;
            /** @description For each further step of weight. */
            next: number;
            /** @description Days until it arrives, at the earliest. */
            from: number;
            /** @description At the latest. */
            to: number;
          } | null;
          EXPRESS: {
            /** @description For the first weight, in đồng. */
            first: number;
            /** @description For each further step of weight. */
            next: number;
            /** @description Days until it arrives, at the earliest. */
            from: number;
            /** @description At the latest. */
            to: number;
          } | null;
        };
        /** @description Null: the method is not offered there. */
        REMOTE: {
          STANDARD: {
            /** @description For the first weight, in đồng. */
            first: number;
            /** @description For each further step of weight. */
            next: number;
            /** @description Days until it arrives, at the earliest. */
            from: number;
            /** @description At the latest. */
            to: number;
          } | null;
          EXPRESS: {
            /** @description For the first weight, in đồng. */
            first: number;
            /** @description For each further step of weight. */
            next: number;
            /** @description Days until it arrives, at the earliest. */
            from: number;
            /** @description At the latest. */
            to: number;
          } | null;
        };
        /** @description Null: the method is not offered there. */
        ABROAD: {
          STANDARD: {
            /** @description For the first weight, in đồng. */
            first: number;
            /** @description For each further step of weight. */
            next: number;
            /** @description Days until it arrives, at the earliest. */
            from: number;
            /** @description At the latest. */
            to: number;
          } | null;
          EXPRESS: {
            /** @description For the first weight, in đồng. */
            first: number;
            /** @description For each further step of weight. */
            next: number;
            /** @description Days until it arrives, at the earliest. */
            from: number;
            /** @description At the latest. */
            to: number;
          } | null;
        };
      };
      /** @description Of the group; 0 where nobody wrote it yet. */
      version: number;
    };
    ShippingMethod: {
      /** @description STANDARD or EXPRESS */
      code: string;
      fee: number;
      eta: {
        from: number;
        to: number;
      };
    };
    ShippingQuoteRequest: {
      lines: components['schemas']['QuoteLineRequest'][];
      address: components['schemas']['OrderAddress'];
    };
    ShopGroup: {
      siteName: string;
      legalName: string;
      taxCode: string;
      address: string;
      hotline: string;
      email: string;
      socials: {
        name: string;
        url: string;
      }[];
      logo: string | null;
      favicon: string | null;
      sharePicture: string | null;
      analyticsId: string | null;
      /** @description Of the group; 0 where nobody wrote it yet. */
      version: number;
      updatedAt: string | null;
    };
    ShopGroupBody: {
      siteName?: string;
      legalName?: string;
      taxCode?: string;
      address?: string;
      hotline?: string;
      email?: string;
      socials?: {
        name: string;
        url: string;
      }[];
      logo?: string | null;
      favicon?: string | null;
      sharePicture?: string | null;
      analyticsId?: string | null;
      /** @description Of the group; 0 where nobody wrote it yet. */
      version: number;
    };
    ShopPlace: {
      id: string;
      name: string;
      address: string;
      provinceCode: string;
      province: string;
      /** @description E.164 or a hotline as it is dialled (`1900 0000`). */
      phone: string;
      email: string | null;
      openingHours: components['schemas']['OpeningHours'][];
      latitude: number;
      longitude: number;
      services: string[];
    };
    SimulatedCart: {
      sample: components['schemas']['SampleCartName'] | null;
      name: string | null;
      lines: {
        infoId: string;
        name: string;
        quantity: number;
        usualPrice: number;
      }[];
      /** @description What the goods cost without any offer. */
      usual: number;
      without: components['schemas']['SimulatedPrice'];
      with: components['schemas']['SimulatedPrice'];
      /** @description Đồng that the cart costs less with the draft; negative when it costs more. */
      saves: number;
      bestVoucher: {
        code: string;
        name: string;
        grandTotal: number;
      } | null;
      warnings: components['schemas']['SimulationWarning'][];
    };
    /** @description Without delivery. */
    SimulatedPrice: {
      promotionAppliedOrder: components['schemas']['AppliedPromotion'][];
      appliedVoucherOrder: components['schemas']['AppliedVoucher'] | null;
      moreOriginalProducts: components['schemas']['OriginalPriceUnits'][];
      subtotal: number;
      discount: number;
      grandTotal: number;
      trace: components['schemas']['PriceStep'][];
    };
    Simulation: {
      /**
       * Format: date-time
       * @description The moment that is looked at: now, or when the draft begins.
       */
      at: string;
      floorPercent: number;
      carts: components['schemas']['SimulatedCart'][];
      totals: {
        without: number;
        with: number;
        saves: number;
        /** @description Carts that the draft made cheaper or gave a gift. */
        applied: number;
      };
    };
    SimulationBody: {
      /** @description Exactly one of the three. */
      draft: {
        /** @description Of the stored offer that the draft changes. */
        id?: string;
        voucher?: components['schemas']['StaffVoucherBody'];
        promotion?: components['schemas']['StaffPromotionBody'];
        flashSale?: components['schemas']['StaffFlashSaleBody'];
      };
      /** @description Without them, carts that are made of what the draft holds for. */
      carts?: {
        name?: string;
        lines: components['schemas']['QuoteLineRequest'][];
      }[];
    };
    SimulationWarning: {
      /**
       * @description FREE_ORDER: the goods cost nothing. BELOW_FLOOR: less than the set part of their usual price. NO_EFFECT: the draft changes nothing. BEATEN: another offer takes more off. DISPLACES: another offer no longer applies. STACKS: others apply as well.
       * @enum {unknown}
       */
      code: 'FREE_ORDER' | 'BELOW_FLOOR' | 'NO_EFFECT' | 'BEATEN' | 'DISPLACES' | 'STACKS';
      /** @description Of the other offers. */
      names: string[];
      reasonCode?: components['schemas']['VoucherReason'];
      /** @description What is left of the usual price. */
      percent?: number;
    };
    SizeGuide: {
      title: string;
      /** @description The first names the sizes. */
      columns: string[];
      /** @description A list of cells for each size. */
      rows: string[][];
      note: string;
    };
    /**
     * @description NO_EMAIL: a contact without an address. UNKNOWN_CONTACT: no contact of the member. TWICE: listed twice, perhaps by another address of the same mailbox. OWN: of the member. ALREADY_INVITED: by this member, who can resend. UNSUBSCRIBED: wants no invitations. ENOUGH_THIS_WEEK: the mailbox got enough of them, also from others. LIMIT: the rest of the day is used up.
     * @enum {unknown}
     */
    SkipReason:
      | 'INVALID'
      | 'NO_EMAIL'
      | 'UNKNOWN_CONTACT'
      | 'TWICE'
      | 'OWN'
      | 'ALREADY_INVITED'
      | 'UNSUBSCRIBED'
      | 'ENOUGH_THIS_WEEK'
      | 'LIMIT';
    SocialChannel: {
      kind: components['schemas']['ChannelKind'];
      /** @description https: at the network's own site. */
      url: string;
    };
    /** @description Addresses (http or https) or handles. */
    SocialLinks: {
      facebook?: string;
      github?: string;
      instagram?: string;
      linkedin?: string;
      skype?: string;
      telegram?: string;
      twitter?: string;
      whatsapp?: string;
      website?: string;
      zalo?: string;
    };
    SolutionAddress: {
      seoSlug: string;
      /** Format: date-time */
      updatedAt: string;
      /** @description Whether it has its texts in English too. */
      translated: boolean;
    };
    SolutionCard: {
      id: string;
      seoSlug: string;
      title: string;
      summary: string;
      kind: components['schemas']['SolutionKind'];
      picture: components['schemas']['Picture'] | null;
      provider: components['schemas']['SolutionProvider'];
      favourites: number;
      /** Format: date-time */
      publishedAt: string;
      /** @description Only for who is signed in. */
      isFavourite?: boolean;
    };
    /** @description What is left out stays as it is. */
    SolutionChange: {
      version: number;
      titleVi?: string;
      titleEn?: string;
      summaryVi?: string;
      summaryEn?: string;
      descriptionVi?: string;
      descriptionEn?: string;
      kind?: components['schemas']['SolutionKind'] | null;
      serviceIds?: string[];
    };
    SolutionContent: {
      titleVi: string;
      titleEn: string;
      summaryVi: string;
      summaryEn: string;
      /** @description Paragraphs are separated by an empty line. */
      descriptionVi: string;
      descriptionEn: string;
      kind: components['schemas']['SolutionKind'] | null;
      screenshots: components['schemas']['Screenshot'][];
      links: components['schemas']['DemoLink'][];
      channels: components['schemas']['SocialChannel'][];
      services: components['schemas']['AttachedService'][];
    };
    SolutionDecision: {
      /**
       * @description TAKE_DOWN hides what was approved, also while a change of it waits or was rejected.
       * @enum {unknown}
       */
      status: 'APPROVED' | 'REJECTED' | 'TAKE_DOWN';
      /** @description Needed for REJECTED and TAKE_DOWN. */
      reason?: string;
      /** @description The version that was looked at; another one answers 409 EDIT_CONFLICT. */
      version?: number;
    };
    /** @description Counted with the other filters of the question. */
    SolutionFacets: {
      kinds: {
        kind: components['schemas']['SolutionKind'];
        count: number;
      }[];
      /** @description The 20 with the most solutions. */
      providers: {
        id: string;
        name: string;
        count: number;
      }[];
    };
    /** @description Of accounts with a provider profile. */
    SolutionInfo: {
      providerId: string;
      businessName: string;
      status: components['schemas']['ProviderStatus'];
      plan: components['schemas']['PlanId'] | null;
      membershipStatus: components['schemas']['MembershipStatus'];
      expiresAt: string | null;
      used: number;
      limit: number;
    };
    /** @enum {unknown} */
    SolutionKind:
      | 'SALES'
      | 'INVENTORY'
      | 'DELIVERY'
      | 'CUSTOMER_CARE'
      | 'MARKETING'
      | 'ACCOUNTING'
      | 'PAYMENT'
      | 'WEBSITE'
      | 'DESIGN'
      | 'STAFF'
      | 'OTHER';
    SolutionPage: {
      id: string;
      seoSlug: string;
      title: string;
      summary: string;
      kind: components['schemas']['SolutionKind'];
      picture: components['schemas']['Picture'] | null;
      provider: {
        id: string;
        name: string;
        description: string;
        website: string | null;
        /** @description How many of theirs are shown. */
        solutions: number;
      };
      favourites: number;
      /** Format: date-time */
      publishedAt: string;
      /** @description Only for who is signed in. */
      isFavourite?: boolean;
      /** @description Paragraphs of plain text. */
      description: string[];
      screenshots: components['schemas']['Picture'][];
      links: components['schemas']['DemoLink'][];
      channels: components['schemas']['SocialChannel'][];
      services: components['schemas']['AttachedService'][];
      /** Format: date-time */
      updatedAt: string;
      /** @description False when it is shown in Vietnamese because no English was written. */
      translated: boolean;
    };
    /** @enum {unknown} */
    SolutionPart:
      'title' | 'summary' | 'description' | 'kind' | 'screenshots' | 'links' | 'channels' | 'services';
    SolutionProvider: {
      id: string;
      name: string;
    };
    SolutionRequest: {
      id: string;
      type: components['schemas']['SolutionRequestType'];
      status: components['schemas']['SolutionRequestStatus'];
      solution: {
        id: string;
        title: string;
        seoSlug: string;
      } | null;
      message: string;
      reason: string | null;
      /** Format: date-time */
      createdAt: string;
      /** Format: date-time */
      updatedAt: string;
      requester: {
        name: string;
        email: string | null;
        phone: string | null;
      } | null;
      /** @description What its reader may make of it. */
      next: components['schemas']['SolutionRequestStatus'][];
    };
    SolutionRequestBody: {
      type: components['schemas']['SolutionRequestType'];
      message?: string;
    };
    SolutionRequestCounts: {
      NEW: number;
      IN_PROGRESS: number;
      DONE: number;
      REJECTED: number;
      WITHDRAWN: number;
    };
    /** @enum {unknown} */
    SolutionRequestStatus: 'NEW' | 'IN_PROGRESS' | 'DONE' | 'REJECTED' | 'WITHDRAWN';
    /** @enum {unknown} */
    SolutionRequestType: 'PUBLISH' | 'CONSULT';
    /** @enum {unknown} */
    SolutionStatus: 'NEW' | 'PENDING' | 'APPROVED' | 'REJECTED';
    StaffCategory: {
      id: string;
      version: number;
      parentId: string | null;
      slug: string;
      name: {
        vi: string;
        en: string;
      };
      position: number;
      /** @description In it, without those below; also hidden ones. */
      productCount: number;
      picture: components['schemas']['Picture'];
    };
    StaffContact: {
      id: string;
      ticket: string;
      /** @enum {unknown} */
      kind: 'CONTACT' | 'QUICK_CONSULTATION';
      status: components['schemas']['ContactStatus'];
      fullName: string;
      email: string | null;
      phone: string | null;
      company: string | null;
      businessName: string | null;
      subject: string | null;
      message: string;
      /** @enum {unknown} */
      language: 'vi' | 'en';
      note: string | null;
      /** @description To be sent with a change. */
      version: number;
      /** Format: date-time */
      createdAt: string;
    };
    StaffContactDetail: {
      id: string;
      ticket: string;
      /** @enum {unknown} */
      kind: 'CONTACT' | 'QUICK_CONSULTATION';
      status: components['schemas']['ContactStatus'];
      fullName: string;
      email: string | null;
      phone: string | null;
      company: string | null;
      businessName: string | null;
      subject: string | null;
      message: string;
      /** @enum {unknown} */
      language: 'vi' | 'en';
      note: string | null;
      /** @description To be sent with a change. */
      version: number;
      /** Format: date-time */
      createdAt: string;
      answers: {
        id: string;
        message: string;
        /** Format: date-time */
        at: string;
      }[];
    };
    StaffContactPage: {
      data: components['schemas']['StaffContact'][];
      meta: components['schemas']['KeysetMeta'];
      counts: {
        NEW: number;
        ANSWERED: number;
        CLOSED: number;
      };
    };
    StaffCustomer: {
      id: string;
      email: string;
      firstName: string;
      lastName: string;
      phone: string | null;
      status: components['schemas']['AccountStatus'];
      /** Format: date-time */
      createdAt: string;
    };
    StaffCustomerDetail: {
      id: string;
      email: string;
      firstName: string;
      lastName: string;
      phone: string | null;
      status: components['schemas']['AccountStatus'];
      /** Format: date-time */
      createdAt: string;
      lockedAt: string | null;
      lockReason: string | null;
      lastSeenAt: string | null;
      dob: string | null;
      company: string | null;
      businessName: string | null;
      orders: {
        count: number;
        /** @description Cancelled, or refused at the door. */
        failed: number;
        /** @description Đồng, without those that failed. */
        total: number;
        lastAt: string | null;
      };
      addresses: number;
      returns: number;
      reviews: number;
      referral: {
        code: string;
        /** Format: date-time */
        joinedAt: string;
        /** @description People who signed up by this member. */
        invitees: number;
      } | null;
      provider: {
        id: string;
        businessName: string;
      } | null;
    };
    StaffFaq: {
      id: string;
      groupId: string;
      version: number;
      isPublished: boolean;
      questionVi: string;
      questionEn: string;
      /** @description Languages in which it lacks something. */
      missing: ('vi' | 'en')[];
      updatedAt: string | null;
      answerVi: components['schemas']['WrittenBlock'][];
      answerEn: components['schemas']['WrittenBlock'][];
    };
    StaffFaqBody: {
      groupId: string;
      questionVi: string;
      questionEn: string;
      answerVi: components['schemas']['WrittenBlock'][];
      answerEn: components['schemas']['WrittenBlock'][];
      isPublished: boolean;
    };
    StaffFaqChange: {
      groupId: string;
      questionVi: string;
      questionEn: string;
      answerVi: components['schemas']['WrittenBlock'][];
      answerEn: components['schemas']['WrittenBlock'][];
      isPublished: boolean;
      /** @description Of what was changed; another one by now is EDIT_CONFLICT. */
      version: number;
    };
    StaffFaqGroup: {
      id: string;
      version: number;
      titleVi: string;
      titleEn: string;
      faqs: components['schemas']['StaffFaqRow'][];
    };
    StaffFaqGroupBody: {
      titleVi: string;
      titleEn: string;
    };
    StaffFaqGroupChange: {
      titleVi: string;
      titleEn: string;
      /** @description Of what was changed; another one by now is EDIT_CONFLICT. */
      version: number;
    };
    StaffFaqOrder: {
      /** @description Every group with every question; when one was added or deleted meanwhile, EDIT_CONFLICT. */
      groups: {
        id: string;
        /** @description In the order to be. */
        faqs: string[];
      }[];
    };
    StaffFaqRow: {
      id: string;
      groupId: string;
      version: number;
      isPublished: boolean;
      questionVi: string;
      questionEn: string;
      /** @description Languages in which it lacks something. */
      missing: ('vi' | 'en')[];
      updatedAt: string | null;
    };
    StaffFlashSale: {
      id: string;
      version: number;
      state: components['schemas']['OfferState'];
      /** @description Vietnamese name, 120 letters at most. */
      nameVi: string;
      /** @description English name, 120 letters at most. */
      nameEn: string;
      /** Format: date-time */
      startsAt: string;
      /**
       * Format: date-time
       * @description The first instant at which it is over.
       */
      endsAt: string;
      /** @description false: it holds for nobody. */
      isActive: boolean;
      /** @description An order was priced with it: its beginning stays as it is. */
      isUsed: boolean;
      items: components['schemas']['StaffFlashSaleProduct'][];
    };
    StaffFlashSaleBody: {
      /** @description Vietnamese name, 120 letters at most. */
      nameVi: string;
      /** @description English name, 120 letters at most. */
      nameEn: string;
      /** Format: date-time */
      startsAt: string;
      /**
       * Format: date-time
       * @description The first instant at which it is over.
       */
      endsAt: string;
      /** @description false: it holds for nobody. */
      isActive: boolean;
      /** @description In the order in which they are shown. */
      items: components['schemas']['StaffFlashSaleItem'][];
    };
    StaffFlashSaleChange: {
      /** @description Vietnamese name, 120 letters at most. */
      nameVi: string;
      /** @description English name, 120 letters at most. */
      nameEn: string;
      /** Format: date-time */
      startsAt: string;
      /**
       * Format: date-time
       * @description The first instant at which it is over.
       */
      endsAt: string;
      /** @description false: it holds for nobody. */
      isActive: boolean;
      /** @description In the order in which they are shown. */
      items: components['schemas']['StaffFlashSaleItem'][];
      /** @description Of what was changed; another one by now is EDIT_CONFLICT. */
      version: number;
    };
    StaffFlashSaleItem: {
      infoId: string;
      kind: components['schemas']['FlashKind'];
      value: number;
      quota: number;
      perCustomerLimit: number | null;
    };
    StaffFlashSaleProduct: {
      infoId: string;
      kind: components['schemas']['FlashKind'];
      value: number;
      quota: number;
      perCustomerLimit: number | null;
      reserved: number;
      sold: number;
      /** @description An order was priced with it: its price stays as it is. */
      isUsed: boolean;
      product: {
        productId: string;
        name: string;
        sku: string;
        color: {
          name: string;
          /** @description `#rrggbb`, lower case. */
          rgb: string;
        } | null;
        size: string | null;
        picture: components['schemas']['Picture'];
        /** @description Đồng. */
        price: number;
        stock: number;
      } | null;
    };
    StaffFlashSaleSummary: {
      id: string;
      version: number;
      state: components['schemas']['OfferState'];
      /** @description Vietnamese name, 120 letters at most. */
      nameVi: string;
      /** @description English name, 120 letters at most. */
      nameEn: string;
      /** Format: date-time */
      startsAt: string;
      /**
       * Format: date-time
       * @description The first instant at which it is over.
       */
      endsAt: string;
      /** @description false: it holds for nobody. */
      isActive: boolean;
      /** @description An order was priced with it: its beginning stays as it is. */
      isUsed: boolean;
      productCount: number;
      quota: number;
      /** @description Units that orders took. */
      taken: number;
    };
    StaffFlashSales: {
      data: components['schemas']['StaffFlashSaleSummary'][];
      meta: components['schemas']['PageMeta'];
      counts: components['schemas']['OfferCounts'];
    };
    StaffInvitation: {
      id: string;
      email: string;
      role: components['schemas']['StaffRole'];
      /** Format: date-time */
      createdAt: string;
      /** Format: date-time */
      expiresAt: string;
    };
    StaffMail: {
      id: string;
      /** @description Such as `order-paid`. */
      kind: string;
      state: components['schemas']['MailState'];
      /** @description Masked for operators: `l***@example.com`. */
      recipient: string;
      subject: string | null;
      isSecret: boolean;
      tries: number;
      lastError: string | null;
      /** Format: date-time */
      createdAt: string;
      nextTryAt: string | null;
      sentAt: string | null;
    };
    StaffMailDetail: {
      id: string;
      /** @description Such as `order-paid`. */
      kind: string;
      state: components['schemas']['MailState'];
      /** @description Masked for operators: `l***@example.com`. */
      recipient: string;
      subject: string | null;
      isSecret: boolean;
      tries: number;
      lastError: string | null;
      /** Format: date-time */
      createdAt: string;
      nextTryAt: string | null;
      sentAt: string | null;
      text: string | null;
    };
    StaffMailPage: {
      data: components['schemas']['StaffMail'][];
      meta: components['schemas']['KeysetMeta'];
      /** @description Up to 1.000 each. */
      counts: {
        WAITING: number;
        FAILED: number;
      };
      /** @description Of the mails that are kept. */
      kinds: string[];
    };
    StaffMembership: {
      providerId: string;
      businessName: string;
      providerStatus: components['schemas']['ProviderStatus'];
      plan: components['schemas']['PlanId'] | null;
      status: components['schemas']['MembershipStatus'];
      expiresAt: string | null;
      graceEndsAt: string | null;
      limit: number;
      used: number;
      cancelledAt: string | null;
    };
    StaffMembershipDetail: {
      providerId: string;
      businessName: string;
      providerStatus: components['schemas']['ProviderStatus'];
      plan: components['schemas']['PlanId'] | null;
      status: components['schemas']['MembershipStatus'];
      expiresAt: string | null;
      graceEndsAt: string | null;
      limit: number;
      used: number;
      cancelledAt: string | null;
      nextPlan: {
        planId: components['schemas']['PlanId'];
        /** Format: date-time */
        startsAt: string;
        /** Format: date-time */
        expiresAt: string;
      } | null;
      /** @description The latest first, 50 at most. */
      history: components['schemas']['MembershipPurchase'][];
      /** @description What gateways report of the payments of `history` that staff have not resolved yet. */
      findings: {
        id: string;
        /**
         * @description COUNTED_OTHERWISE: a day later the gateway counts other money; REVIEW_AFTER_END: it has doubts, or took the money back, after the payment ended; AMOUNT_MISMATCH: it reported another amount.
         * @enum {unknown}
         */
        kind: 'COUNTED_OTHERWISE' | 'REVIEW_AFTER_END' | 'AMOUNT_MISMATCH';
        /** Format: date-time */
        at: string;
        purchaseCode: string;
      }[];
      /** @description Codes of the purchases of `history` whose payment the gateway gave to the shop to check. */
      paymentsInReview: string[];
      events: {
        /** @enum {unknown} */
        action: 'EXTENDED' | 'ENDED';
        days: number | null;
        actorId: string;
        reason: string;
        /** Format: date-time */
        at: string;
      }[];
    };
    StaffMembershipPage: {
      data: components['schemas']['StaffMembership'][];
      meta: components['schemas']['PageMeta'];
      counts: {
        ACTIVE: number;
        GRACE: number;
        EXPIRED: number;
      };
    };
    StaffNews: {
      id: string;
      version: number;
      state: components['schemas']['StaffNewsState'];
      slug: string;
      /** @description Null for the same one. */
      slugEn: string | null;
      topic: components['schemas']['NewsTopic'];
      author: string;
      pictureId: string | null;
      titleVi: string;
      titleEn: string;
      /** @description Languages in which it lacks something. */
      missing: ('vi' | 'en')[];
      /** Format: date-time */
      publishedAt: string;
      /** Format: date-time */
      updatedAt: string;
      summaryVi: string;
      summaryEn: string;
      blocksVi: components['schemas']['WrittenBlock'][];
      blocksEn: components['schemas']['WrittenBlock'][];
      seoTitleVi: string;
      seoTitleEn: string;
      seoDescriptionVi: string;
      seoDescriptionEn: string;
      altVi: string;
      altEn: string;
      /** @description Addresses that lead to the ones that it has now. */
      oldSlugs: string[];
    };
    StaffNewsBody: {
      /** @description Its address; made from the title when it is left out. */
      slug?: string;
      /** @description Its address in English; when it is left out, the same one, or made from the title as that is. */
      slugEn?: string;
      topic: components['schemas']['NewsTopic'];
      author: string;
      /** @description What is published has one. */
      pictureId?: string | null;
      altVi: string;
      altEn: string;
      titleVi: string;
      titleEn: string;
      summaryVi: string;
      summaryEn: string;
      blocksVi: components['schemas']['WrittenBlock'][];
      blocksEn: components['schemas']['WrittenBlock'][];
      /** @description Instead of title or summary; empty for these. */
      seoTitleVi?: string;
      /** @description Instead of title or summary; empty for these. */
      seoTitleEn?: string;
      /** @description Instead of title or summary; empty for these. */
      seoDescriptionVi?: string;
      /** @description Instead of title or summary; empty for these. */
      seoDescriptionEn?: string;
      /** @description True unless told: published, as soon as its time has come. */
      isActive?: boolean;
      /**
       * Format: date-time
       * @description It is shown from then on; a time to come is kept until then. Now when it is left out.
       */
      publishedAt?: string;
    };
    StaffNewsChange: {
      /** @description Its address; made from the title when it is left out. */
      slug?: string;
      /** @description Its address in English; when it is left out, the same one, or made from the title as that is. */
      slugEn?: string;
      topic: components['schemas']['NewsTopic'];
      author: string;
      /** @description What is published has one. */
      pictureId?: string | null;
      altVi: string;
      altEn: string;
      titleVi: string;
      titleEn: string;
      summaryVi: string;
      summaryEn: string;
      blocksVi: components['schemas']['WrittenBlock'][];
      blocksEn: components['schemas']['WrittenBlock'][];
      /** @description Instead of title or summary; empty for these. */
      seoTitleVi?: string;
      /** @description Instead of title or summary; empty for these. */
      seoTitleEn?: string;
      /** @description Instead of title or summary; empty for these. */
      seoDescriptionVi?: string;
      /** @description Instead of title or summary; empty for these. */
      seoDescriptionEn?: string;
      /** @description True unless told: published, as soon as its time has come. */
      isActive?: boolean;
      /**
       * Format: date-time
       * @description It is shown from then on; a time to come is kept until then. Now when it is left out.
       */
      publishedAt?: string;
      /** @description Of what was changed; another one by now is EDIT_CONFLICT. */
      version: number;
    };
    StaffNewsList: {
      data: components['schemas']['StaffNewsRow'][];
      meta: components['schemas']['PageMeta'];
      counts: {
        PUBLISHED: number;
        SCHEDULED: number;
        DRAFT: number;
      };
    };
    StaffNewsRow: {
      id: string;
      version: number;
      state: components['schemas']['StaffNewsState'];
      slug: string;
      /** @description Null for the same one. */
      slugEn: string | null;
      topic: components['schemas']['NewsTopic'];
      author: string;
      pictureId: string | null;
      titleVi: string;
      titleEn: string;
      /** @description Languages in which it lacks something. */
      missing: ('vi' | 'en')[];
      /** Format: date-time */
      publishedAt: string;
      /** Format: date-time */
      updatedAt: string;
    };
    /** @enum {unknown} */
    StaffNewsState: 'PUBLISHED' | 'SCHEDULED' | 'DRAFT';
    StaffOrder: {
      id: string;
      code: string;
      /** Format: date-time */
      purchaseDate: string;
      status: components['schemas']['OrderStatus'];
      paymentStatus: components['schemas']['PaymentStatus'];
      paymentMethod: components['schemas']['PaymentMethod'];
      grandTotal: number;
      lineCount: number;
      firstLine: {
        name: string;
        picture: components['schemas']['Picture'];
      };
      /** @enum {unknown} */
      paymentAction: 'PAY' | 'PAY_AGAIN' | 'NONE';
      canCancel: boolean;
      canRequestCancel: boolean;
      /** Format: date-time */
      cancelRequestedAt?: string;
      /** @description Its goods are offered for a cart once more. */
      canReorder: boolean;
      subtotal: number;
      discount: number;
      shippingFee: number;
      shippingMethod: string;
      delivery?: components['schemas']['ExpectedDelivery'];
      promotionAppliedOrder: components['schemas']['AppliedPromotion'][];
      appliedVoucherOrder: components['schemas']['AppliedVoucher'] | null;
      moreOriginalProducts: components['schemas']['OriginalPriceUnits'][];
      trace: components['schemas']['PriceStep'][];
      note: string;
      customer: {
        firstName: string;
        lastName: string;
        email: string;
        phone: string;
      };
      address: components['schemas']['OrderAddress'];
      shipments: components['schemas']['Shipment'][];
      attempts: components['schemas']['PaymentAttempt'][];
      /** Format: date-time */
      expiresAt?: string;
      /** @description Đồng on their way back. */
      refunding: number;
      /** @description Đồng that are back, as the gateway has confirmed. */
      refunded: number;
      /** @description The shop keeps the order. */
      cancelDeclined?: {
        /** Format: date-time */
        at: string;
        reason: string;
      };
      vatInvoice?: components['schemas']['VatInvoice'];
      customerId: string;
      lines: {
        id: string;
        infoId: string;
        productId: string;
        name: string;
        seoSlug: string;
        sku: string;
        color: {
          name: string;
          rgb: string;
        } | null;
        size: string | null;
        picture: components['schemas']['Picture'];
        quantity: number;
        /** @description Of a unit, without any offer. */
        usualPrice: number;
        /** @description At its flash price; units in `moreOriginalProducts` cost the usual price. */
        unitPrice: number;
        /** @description At these prices. */
        lineTotal: number;
        /** @description Its share of what is taken off; the line costs so much less. */
        discount: number;
        offers: components['schemas']['LineOffer'][];
        isGift: boolean;
        /** @description Units whose money went back, or is on its way back. */
        refundedUnits: number;
      }[];
      timeline: {
        status: components['schemas']['OrderStatus'];
        /** @enum {unknown} */
        event:
          | 'MOVED'
          | 'CANCEL_REQUESTED'
          | 'CANCEL_DECLINED'
          | 'SHIPMENT_NAMED'
          | 'REFUND_ASKED'
          | 'REFUND_ENDED';
        /** Format: date-time */
        at: string;
        /** @enum {unknown} */
        by: 'CUSTOMER' | 'OPERATOR' | 'SYSTEM';
        actorId: string | null;
        reason: string | null;
        amount: number | null;
      }[];
      /** @description Where staff can take it now. */
      moves: components['schemas']['OrderStatus'][];
      cancelRequestReason?: string;
      /** @description Đồng that came online and have not been asked back. */
      refundable: number;
      refunds: {
        id: string;
        provider: components['schemas']['PaymentProvider'];
        /** @description In đồng. */
        amount: number;
        /**
         * @description MANUAL: the gateway cannot tell how it ends, and somebody has to find out.
         * @enum {unknown}
         */
        status: 'REQUESTED' | 'PROCESSING' | 'SUCCEEDED' | 'FAILED' | 'MANUAL';
        reason: string;
        providerCode: string | null;
        /** Format: date-time */
        createdAt: string;
      }[];
      /** @description What its gateways report of its payments that staff have not resolved yet. */
      findings: {
        id: string;
        /**
         * @description COUNTED_OTHERWISE: a day later the gateway counts other money; REVIEW_AFTER_END: it has doubts, or took the money back, after the payment ended; AMOUNT_MISMATCH: it reported another amount.
         * @enum {unknown}
         */
        kind: 'COUNTED_OTHERWISE' | 'REVIEW_AFTER_END' | 'AMOUNT_MISMATCH';
        /** Format: date-time */
        at: string;
      }[];
    };
    StaffOrderSummary: {
      id: string;
      code: string;
      /** Format: date-time */
      purchaseDate: string;
      status: components['schemas']['OrderStatus'];
      paymentStatus: components['schemas']['PaymentStatus'];
      paymentMethod: components['schemas']['PaymentMethod'];
      grandTotal: number;
      lineCount: number;
      firstLine: {
        name: string;
        picture: components['schemas']['Picture'];
      };
      /** @enum {unknown} */
      paymentAction: 'PAY' | 'PAY_AGAIN' | 'NONE';
      canCancel: boolean;
      canRequestCancel: boolean;
      /** Format: date-time */
      cancelRequestedAt?: string;
      /** @description Its goods are offered for a cart once more. */
      canReorder: boolean;
      /** @description Its shopper asks for it to be cancelled and waits for an answer. */
      isCancelAsked: boolean;
      customerId: string;
      customer: {
        firstName: string;
        lastName: string;
        email: string;
        phone: string;
      };
    };
    StaffPage: {
      key: components['schemas']['ContentKey'];
      /** @description 0 as long as nobody wrote it. */
      version: number;
      state: components['schemas']['StaffPageState'];
      titleVi: string;
      titleEn: string;
      summaryVi: string;
      summaryEn: string;
      blocksVi: components['schemas']['WrittenBlock'][];
      blocksEn: components['schemas']['WrittenBlock'][];
      seoTitleVi: string;
      seoTitleEn: string;
      seoDescriptionVi: string;
      seoDescriptionEn: string;
      /** @description Languages in which it lacks something. */
      missing: ('vi' | 'en')[];
      updatedAt: string | null;
    };
    StaffPageBody: {
      titleVi: string;
      titleEn: string;
      summaryVi: string;
      summaryEn: string;
      blocksVi: components['schemas']['WrittenBlock'][];
      blocksEn: components['schemas']['WrittenBlock'][];
      /** @description Instead of title or summary; empty for these. */
      seoTitleVi?: string;
      /** @description Instead of title or summary; empty for these. */
      seoTitleEn?: string;
      /** @description Instead of title or summary; empty for these. */
      seoDescriptionVi?: string;
      /** @description Instead of title or summary; empty for these. */
      seoDescriptionEn?: string;
      /** @description True unless told: shoppers see it. */
      isPublished?: boolean;
      /** @description Of what was changed; another one by now is EDIT_CONFLICT. */
      version: number;
    };
    StaffPageRow: {
      key: components['schemas']['ContentKey'];
      state: components['schemas']['StaffPageState'];
      titleVi: string;
      titleEn: string;
      /** @description Languages in which it lacks something. */
      missing: ('vi' | 'en')[];
      updatedAt: string | null;
    };
    /** @enum {unknown} */
    StaffPageState: 'PUBLISHED' | 'DRAFT' | 'UNWRITTEN';
    StaffPayout: {
      id: string;
      code: string;
      /** @description Đồng. */
      amount: number;
      method: components['schemas']['PayoutMethod'];
      status: components['schemas']['PayoutStatus'];
      reason: string | null;
      /** Format: date-time */
      requestedAt: string;
      decidedAt: string | null;
      memberId: string;
      memberEmail: string | null;
      reference: string | null;
      provider: string;
      number: string;
      holder: string;
      /** @description Of the rewards in it. */
      suspicions: components['schemas']['RewardReason'][];
      events: {
        status: components['schemas']['PayoutStatus'];
        actorId: string;
        reason: string | null;
        /** Format: date-time */
        at: string;
      }[];
    };
    StaffPayouts: {
      data: components['schemas']['StaffPayout'][];
      meta: components['schemas']['PageMeta'];
      totals: {
        REQUESTED: {
          count: number;
          /** @description Đồng; negative when a reward is taken back. */
          amount: number;
        };
        APPROVED: {
          count: number;
          /** @description Đồng; negative when a reward is taken back. */
          amount: number;
        };
        PAID: {
          count: number;
          /** @description Đồng; negative when a reward is taken back. */
          amount: number;
        };
        REJECTED: {
          count: number;
          /** @description Đồng; negative when a reward is taken back. */
          amount: number;
        };
      };
      /** @description Above it an administrator decides. */
      operatorPayoutLimit: number;
    };
    /** @description A product as staff edit it. */
    StaffProduct: {
      id: string;
      version: number;
      categoryId: string;
      slug: string;
      name: {
        vi: string;
        en: string;
      };
      description: {
        vi: string;
        en: string;
      };
      brand: string | null;
      specifications: {
        name: {
          vi: string;
          en: string;
        };
        value: {
          vi: string;
          en: string;
        };
      }[];
      status: components['schemas']['ProductStatus'][];
      priority: number;
      isActive: boolean;
      relatedIds: string[];
      oldSlugs: string[];
      isDeleted: boolean;
      /** Format: date-time */
      publishedAt: string;
      related: {
        id: string;
        name: string;
      }[];
      pictures: {
        pictureId: string;
        /** @enum {unknown} */
        view: 'front' | 'detail' | 'back';
        colorRgb: string | null;
        alt: {
          vi: string;
          en: string;
        } | null;
        picture: components['schemas']['Picture'];
      }[];
      variants: components['schemas']['StaffVariant'][];
    };
    StaffProductRow: {
      id: string;
      version: number;
      slug: string;
      name: {
        vi: string;
        en: string;
      };
      /** @description Of its first variant. */
      sku: string;
      variantCount: number;
      category: {
        id: string;
        name: {
          vi: string;
          en: string;
        };
      };
      brand: string | null;
      status: components['schemas']['ProductStatus'][];
      isActive: boolean;
      isDeleted: boolean;
      price: number;
      maxPrice: number;
      originalPrice: number | null;
      /** @description Pieces on hand less those that orders hold. */
      available: number;
      picture: components['schemas']['Picture'] | null;
      changedAt: string | null;
    };
    StaffPromotion: {
      id: string;
      version: number;
      state: components['schemas']['OfferState'];
      /** @description Vietnamese name, 120 letters at most. */
      nameVi: string;
      /** @description English name, 120 letters at most. */
      nameEn: string;
      /** Format: date-time */
      startsAt: string;
      /**
       * Format: date-time
       * @description The first instant at which it is over.
       */
      endsAt: string;
      /** @description false: it holds for nobody. */
      isActive: boolean;
      minSubtotal: number | null;
      minQuantity: number | null;
      categoryIds: string[];
      productIds: string[];
      type: components['schemas']['PromotionType'];
      /** @description Vietnamese, 1000 letters at most. */
      descriptionVi: string;
      /** @description English, 1000 letters at most. */
      descriptionEn: string;
      /** @description Of two that are equally good the lower one applies, and it is shown earlier. */
      priority: number;
      kind: components['schemas']['DiscountKind'] | null;
      value: number | null;
      maxDiscount: number | null;
      /** @description It also counts for units at a flash price. */
      isCombinable: boolean;
      isExclusiveWithVoucher: boolean;
      quota: number | null;
      perCustomerLimit: number | null;
      /** @description Of GIFT_PRODUCT: the first that is in stock comes along. */
      gifts: {
        infoId: string;
        quantity: number;
      }[];
      categories: components['schemas']['CategoryRef'][];
      products: components['schemas']['ProductRef'][];
      /** @description Of its gifts, in their order; empty for what is gone. */
      giftNames: string[];
      reserved: number;
      sold: number;
      /** @description An order was priced with it: its rule stays as it is. */
      isUsed: boolean;
    };
    StaffPromotionBody: {
      /** @description Vietnamese name, 120 letters at most. */
      nameVi: string;
      /** @description English name, 120 letters at most. */
      nameEn: string;
      /** Format: date-time */
      startsAt: string;
      /**
       * Format: date-time
       * @description The first instant at which it is over.
       */
      endsAt: string;
      /** @description false: it holds for nobody. */
      isActive: boolean;
      minSubtotal: number | null;
      minQuantity: number | null;
      categoryIds: string[];
      productIds: string[];
      type: components['schemas']['PromotionType'];
      /** @description Vietnamese, 1000 letters at most. */
      descriptionVi: string;
      /** @description English, 1000 letters at most. */
      descriptionEn: string;
      /** @description Of two that are equally good the lower one applies, and it is shown earlier. */
      priority: number;
      kind: components['schemas']['DiscountKind'] | null;
      value: number | null;
      maxDiscount: number | null;
      /** @description It also counts for units at a flash price. */
      isCombinable: boolean;
      isExclusiveWithVoucher: boolean;
      quota: number | null;
      perCustomerLimit: number | null;
      /** @description Of GIFT_PRODUCT: the first that is in stock comes along. */
      gifts: {
        infoId: string;
        quantity: number;
      }[];
    };
    StaffPromotionChange: {
      /** @description Vietnamese name, 120 letters at most. */
      nameVi: string;
      /** @description English name, 120 letters at most. */
      nameEn: string;
      /** Format: date-time */
      startsAt: string;
      /**
       * Format: date-time
       * @description The first instant at which it is over.
       */
      endsAt: string;
      /** @description false: it holds for nobody. */
      isActive: boolean;
      minSubtotal: number | null;
      minQuantity: number | null;
      categoryIds: string[];
      productIds: string[];
      type: components['schemas']['PromotionType'];
      /** @description Vietnamese, 1000 letters at most. */
      descriptionVi: string;
      /** @description English, 1000 letters at most. */
      descriptionEn: string;
      /** @description Of two that are equally good the lower one applies, and it is shown earlier. */
      priority: number;
      kind: components['schemas']['DiscountKind'] | null;
      value: number | null;
      maxDiscount: number | null;
      /** @description It also counts for units at a flash price. */
      isCombinable: boolean;
      isExclusiveWithVoucher: boolean;
      quota: number | null;
      perCustomerLimit: number | null;
      /** @description Of GIFT_PRODUCT: the first that is in stock comes along. */
      gifts: {
        infoId: string;
        quantity: number;
      }[];
      /** @description Of what was changed; another one by now is EDIT_CONFLICT. */
      version: number;
    };
    StaffPromotions: {
      data: components['schemas']['StaffPromotion'][];
      meta: components['schemas']['PageMeta'];
      counts: components['schemas']['OfferCounts'];
    };
    StaffProvider: {
      id: string;
      /** @description What visitors read. */
      businessName: string;
      nameWanted: string | null;
      taxCode: string | null;
      /** @description E.164 */
      phone: string;
      website: string | null;
      description: string;
      status: components['schemas']['ProviderStatus'];
      reason: string | null;
      /** @description To be sent with a change. */
      version: number;
      /** Format: date-time */
      createdAt: string;
      /** Format: date-time */
      updatedAt: string;
      userId: string | null;
      email: string | null;
    };
    StaffProviderDetail: {
      id: string;
      /** @description What visitors read. */
      businessName: string;
      nameWanted: string | null;
      taxCode: string | null;
      /** @description E.164 */
      phone: string;
      website: string | null;
      description: string;
      status: components['schemas']['ProviderStatus'];
      reason: string | null;
      /** @description To be sent with a change. */
      version: number;
      /** Format: date-time */
      createdAt: string;
      /** Format: date-time */
      updatedAt: string;
      userId: string | null;
      email: string | null;
      /** @description The first is the registration. */
      events: {
        status: components['schemas']['ProviderStatus'];
        /** @enum {unknown} */
        by: 'PROVIDER' | 'OPERATOR' | 'SYSTEM';
        actorId: string | null;
        reason: string | null;
        /** Format: date-time */
        at: string;
      }[];
    };
    StaffProviderPage: {
      data: components['schemas']['StaffProvider'][];
      meta: components['schemas']['PageMeta'];
      counts: components['schemas']['ProviderCounts'];
    };
    StaffRegistry: {
      /** @description Document servers that report what they serve. */
      servers: number;
      components: components['schemas']['RegistryComponent'][];
      /** @description Releases and pins, the newest first. */
      history: components['schemas']['RegistryEvent'][];
    };
    StaffReturn: {
      id: string;
      type: components['schemas']['ReturnKind'];
      status: components['schemas']['ReturnStatus'];
      reason: string;
      answer: string | null;
      refundAmount: number | null;
      lines: {
        lineId: string;
        quantity: number;
      }[];
      pictures: components['schemas']['Picture'][];
      /** Format: date-time */
      createdAt: string;
      /** Format: date-time */
      updatedAt: string;
      orderId: string;
      orderCode: string;
      /** @description Where staff can take it now. */
      moves: components['schemas']['ReturnStatus'][];
      /** @description Of its lines, as they were bought. */
      goods: {
        lineId: string;
        name: string;
        sku: string;
        picture: components['schemas']['Picture'];
      }[];
      customerId: string;
      events: {
        status: components['schemas']['ReturnStatus'];
        /** Format: date-time */
        at: string;
        /** @enum {unknown} */
        by: 'CUSTOMER' | 'OPERATOR';
        actorId: string;
        reason: string | null;
      }[];
    };
    StaffReview: {
      id: string;
      rating: number;
      title: string | null;
      content: string;
      /**
       * @description In which it was written.
       * @enum {unknown}
       */
      language: 'vi' | 'en';
      pictures: components['schemas']['Picture'][];
      color: string | null;
      size: string | null;
      /** Format: date-time */
      createdAt: string;
      editedAt: string | null;
      helpfulCount: number;
      reply: components['schemas']['SellerReply'] | null;
      author: string | null;
      product: components['schemas']['ProductRef'];
      status: components['schemas']['ReviewStatus'];
      heldFor: ('WORDS' | 'LINK' | 'CONTACT' | 'REJECTED_BEFORE')[];
      rejectReason: string | null;
      reports: {
        reason: components['schemas']['ReportReason'];
        note: string | null;
        /** Format: date-time */
        at: string;
      }[];
      history: {
        /** @enum {unknown} */
        action: 'WRITTEN' | 'EDITED' | 'APPROVED' | 'REJECTED' | 'REPLIED' | 'REPLY_REMOVED';
        actorId: string;
        reason: string | null;
        /** Format: date-time */
        at: string;
      }[];
    };
    StaffReviews: {
      data: components['schemas']['StaffReview'][];
      meta: components['schemas']['PageMeta'];
      /** @description Of all reviews, whatever the filter. */
      counts: {
        PENDING: number;
        APPROVED: number;
        REJECTED: number;
        reported: number;
      };
    };
    StaffReward: {
      id: string;
      /** @description Of the member, from 1 for the first; the newest is listed first. */
      index: number;
      account: string | null;
      /** @description Đồng; negative when a reward is taken back. */
      amount: number;
      paymentOrder: string | null;
      status: components['schemas']['RewardStatus'];
      /** Format: date-time */
      datetime: string;
      reason: components['schemas']['RewardReason'];
      note: string | null;
      unlocksAt: string | null;
      memberId: string;
      memberEmail: string | null;
      inviteeId: string | null;
      orderId: string | null;
      suspicions: components['schemas']['RewardReason'][];
      events: {
        /** @enum {unknown} */
        action: 'LOCKED' | 'RELEASED' | 'REJECTED';
        actorId: string;
        reason: string | null;
        /** Format: date-time */
        at: string;
      }[];
    };
    StaffRewards: {
      data: components['schemas']['StaffReward'][];
      meta: components['schemas']['PageMeta'];
      totals: {
        NEW: {
          count: number;
          /** @description Đồng; negative when a reward is taken back. */
          amount: number;
        };
        PROCESSING: {
          count: number;
          /** @description Đồng; negative when a reward is taken back. */
          amount: number;
        };
        PAID: {
          count: number;
          /** @description Đồng; negative when a reward is taken back. */
          amount: number;
        };
        LOCK: {
          count: number;
          /** @description Đồng; negative when a reward is taken back. */
          amount: number;
        };
      };
    };
    /** @enum {unknown} */
    StaffRole: 'OPERATOR' | 'ADMIN';
    /** @description The approved version and the changed one, side by side. */
    StaffSolution: {
      id: string;
      seoSlug: string;
      title: string;
      kind: components['schemas']['SolutionKind'] | null;
      picture: components['schemas']['Picture'] | null;
      provider: components['schemas']['SolutionProvider'];
      status: components['schemas']['SolutionStatus'];
      reason: string | null;
      isPublished: boolean;
      hasLive: boolean;
      changed: components['schemas']['SolutionPart'][];
      version: number;
      submittedAt: string | null;
      approvedAt: string | null;
      /** Format: date-time */
      updatedAt: string;
      live: components['schemas']['SolutionContent'] | null;
      draft: components['schemas']['SolutionContent'];
      message: string | null;
      events: {
        /** @enum {unknown} */
        action: 'SUBMITTED' | 'WITHDRAWN' | 'APPROVED' | 'AUTO_APPROVED' | 'REJECTED';
        /** Format: date-time */
        at: string;
        actorId: string;
        reason: string | null;
      }[];
    };
    StaffSolutionRow: {
      id: string;
      seoSlug: string;
      title: string;
      kind: components['schemas']['SolutionKind'] | null;
      picture: components['schemas']['Picture'] | null;
      provider: components['schemas']['SolutionProvider'];
      status: components['schemas']['SolutionStatus'];
      reason: string | null;
      isPublished: boolean;
      hasLive: boolean;
      changed: components['schemas']['SolutionPart'][];
      version: number;
      submittedAt: string | null;
      approvedAt: string | null;
      /** Format: date-time */
      updatedAt: string;
    };
    StaffUser: {
      id: string;
      email: string;
      name: string | null;
      role: components['schemas']['StaffRole'];
      status: components['schemas']['AccountStatus'];
      lockedAt: string | null;
      lockReason: string | null;
      /** Format: date-time */
      createdAt: string;
      lastSeenAt: string | null;
    };
    StaffUsers: {
      staff: components['schemas']['StaffUser'][];
      invitations: components['schemas']['StaffInvitation'][];
    };
    StaffVariant: {
      id: string;
      sku: string;
      color: {
        name: {
          vi: string;
          en: string;
        };
        rgb: string;
      } | null;
      size: string | null;
      price: number;
      originalPrice: number | null;
      isActive: boolean;
      onHand: number;
      reserved: number;
    };
    StaffVoucher: {
      id: string;
      version: number;
      state: components['schemas']['OfferState'];
      /** @description Vietnamese name, 120 letters at most. */
      nameVi: string;
      /** @description English name, 120 letters at most. */
      nameEn: string;
      /** Format: date-time */
      startsAt: string;
      /**
       * Format: date-time
       * @description The first instant at which it is over.
       */
      endsAt: string;
      /** @description false: it holds for nobody. */
      isActive: boolean;
      minSubtotal: number | null;
      minQuantity: number | null;
      categoryIds: string[];
      productIds: string[];
      /** @description 3 to 40 letters, digits, - and _; made upper case. */
      code: string;
      /** @description Shown to everybody; others must be told the code. */
      isListed: boolean;
      kind: components['schemas']['DiscountKind'];
      value: number;
      maxDiscount: number | null;
      isFirstOrderOnly: boolean;
      /** @description Any when empty. */
      paymentMethods: components['schemas']['PaymentMethod'][];
      totalUses: number | null;
      perCustomerUses: number;
      collectLimit: number | null;
      categories: components['schemas']['CategoryRef'][];
      products: components['schemas']['ProductRef'][];
      held: number;
      used: number;
      collected: number;
      /** @description Đồng that it took off orders which were not cancelled. */
      given: number;
      /** @description An order was priced with it: its rule stays as it is. */
      isUsed: boolean;
    };
    StaffVoucherBody: {
      /** @description Vietnamese name, 120 letters at most. */
      nameVi: string;
      /** @description English name, 120 letters at most. */
      nameEn: string;
      /** Format: date-time */
      startsAt: string;
      /**
       * Format: date-time
       * @description The first instant at which it is over.
       */
      endsAt: string;
      /** @description false: it holds for nobody. */
      isActive: boolean;
      minSubtotal: number | null;
      minQuantity: number | null;
      categoryIds: string[];
      productIds: string[];
      /** @description 3 to 40 letters, digits, - and _; made upper case. */
      code: string;
      /** @description Shown to everybody; others must be told the code. */
      isListed: boolean;
      kind: components['schemas']['DiscountKind'];
      value: number;
      maxDiscount: number | null;
      isFirstOrderOnly: boolean;
      /** @description Any when empty. */
      paymentMethods: components['schemas']['PaymentMethod'][];
      totalUses: number | null;
      perCustomerUses: number;
      collectLimit: number | null;
    };
    StaffVoucherChange: {
      /** @description Vietnamese name, 120 letters at most. */
      nameVi: string;
      /** @description English name, 120 letters at most. */
      nameEn: string;
      /** Format: date-time */
      startsAt: string;
      /**
       * Format: date-time
       * @description The first instant at which it is over.
       */
      endsAt: string;
      /** @description false: it holds for nobody. */
      isActive: boolean;
      minSubtotal: number | null;
      minQuantity: number | null;
      categoryIds: string[];
      productIds: string[];
      /** @description 3 to 40 letters, digits, - and _; made upper case. */
      code: string;
      /** @description Shown to everybody; others must be told the code. */
      isListed: boolean;
      kind: components['schemas']['DiscountKind'];
      value: number;
      maxDiscount: number | null;
      isFirstOrderOnly: boolean;
      /** @description Any when empty. */
      paymentMethods: components['schemas']['PaymentMethod'][];
      totalUses: number | null;
      perCustomerUses: number;
      collectLimit: number | null;
      /** @description Of what was changed; another one by now is EDIT_CONFLICT. */
      version: number;
    };
    StaffVouchers: {
      data: components['schemas']['StaffVoucher'][];
      meta: components['schemas']['PageMeta'];
      counts: components['schemas']['OfferCounts'];
    };
    StartPayment: {
      /** @enum {unknown} */
      paymentMethod: 'ONLINE' | 'THEGHINO';
      paymentProvider?: components['schemas']['PaymentProvider'];
      bankCode?: string;
    };
    StartedPayment: {
      attemptId: string;
      url: string;
      /** @description Seconds. */
      countdown: number;
      /** Format: date-time */
      expiresAt: string;
    };
    StatusCounts: {
      NEW: number;
      PENDING: number;
      APPROVED: number;
      REJECTED: number;
    };
    StockAlertBody: {
      email: string;
      /** @description A field that people do not see and leave empty. */
      hp?: string;
    };
    StockLevel: {
      variantId: string;
      productId: string;
      productName: string;
      sku: string;
      color: string | null;
      size: string | null;
      onHand: number;
      reserved: number;
      available: number;
      isActive: boolean;
    };
    StockMovement: {
      id: string;
      variantId: string;
      sku: string;
      productId: string;
      productName: string;
      orderId: string | null;
      /** @enum {unknown} */
      kind: 'RESERVE' | 'RELEASE' | 'COMMIT' | 'RETURN' | 'ADJUST';
      /** @description With a sign when staff adjusted. */
      quantity: number;
      reason: ('RECEIVED' | 'COUNTED' | 'DAMAGED' | 'LOST' | 'RETURNED' | 'OTHER' | 'IMPORTED') | null;
      note: string | null;
      actorId: string | null;
      onHandAfter: number | null;
      /** Format: date-time */
      at: string;
    };
    Subscribe: {
      planId: components['schemas']['PlanId'];
      /**
       * @description ONLINE unless told.
       * @enum {unknown}
       */
      paymentMethod?: 'ONLINE' | 'THEGHINO';
      paymentProvider?: components['schemas']['PaymentProvider'];
    };
    Subscribed: {
      /** @description Of the purchase. */
      id: string;
      status: components['schemas']['PurchaseStatus'];
      url: string | null;
      /** @description Seconds until the browser should go there. */
      countdown: number;
    };
    Subscriber: {
      id: string;
      email: string;
      /** @enum {unknown} */
      language: 'vi' | 'en';
      status: components['schemas']['SubscriptionStatus'];
      /** Format: date-time */
      consentAt: string;
      confirmedAt: string | null;
      unsubscribedAt: string | null;
      /** Format: date-time */
      createdAt: string;
    };
    SubscriberPage: {
      data: components['schemas']['Subscriber'][];
      meta: components['schemas']['KeysetMeta'];
      counts: {
        PENDING: number;
        ACTIVE: number;
        UNSUBSCRIBED: number;
      };
    };
    /**
     * @description PENDING: asked, and not confirmed by the mailbox yet.
     * @enum {unknown}
     */
    SubscriptionStatus: 'PENDING' | 'ACTIVE' | 'UNSUBSCRIBED';
    SuggestedCategory: {
      id: string;
      name: string;
      slug: string;
      productCount: number;
    };
    SuggestedProduct: {
      id: string;
      name: string;
      seoSlug: string;
      /** @description Đồng. */
      price: number;
      originalPrice: number | null;
      picture: components['schemas']['Picture'];
      /** @description With `/with-auth`: whether the customer keeps the product. */
      isFavourite?: boolean;
    };
    Suggestions: {
      products: components['schemas']['SuggestedProduct'][];
      categories: components['schemas']['SuggestedCategory'][];
      /** @description What others search that begins or continues like this. */
      queries: string[];
    };
    TotalReward: {
      /** @description Đồng; negative when a reward is taken back. */
      new: number;
      /** @description Đồng. */
      processing: number;
      /** @description Đồng. */
      paid: number;
      /** @description Đồng. */
      locked: number;
      /** @description new + processing + paid. */
      total: number;
      /** @description The part of `new` that can be paid out now; never negative. */
      available: number;
      /** @description Đồng. */
      minPayout: number;
      nextUnlockAt: string | null;
    };
    TouchBody: {
      code: string;
      /** @description Path of the first page. */
      landing?: string;
    };
    /**
     * @description OWN_CODE: of the account itself. ALREADY_CUSTOMER: an account keeps its inviter for ever.
     * @enum {unknown}
     */
    TouchReason: 'OWN_CODE' | 'ALREADY_CUSTOMER' | 'NO_CAMPAIGN';
    /** @description An attributed answer sets the signed cookie `referral`. */
    Touched: {
      attributed: boolean;
      reason?: components['schemas']['TouchReason'];
      code: string;
      inviterName: string | null;
      /** Format: date-time */
      until?: string;
    };
    TrackedOrder: {
      code: string;
      /** Format: date-time */
      purchaseDate: string;
      status: components['schemas']['OrderStatus'];
      paymentStatus: components['schemas']['PaymentStatus'];
      paymentMethod: components['schemas']['PaymentMethod'];
      grandTotal: number;
      /** @description Where it goes, and no closer. */
      province: string;
      lines: {
        name: string;
        color: {
          name: string;
          rgb: string;
        } | null;
        size: string | null;
        picture: components['schemas']['Picture'];
        quantity: number;
        isGift: boolean;
      }[];
      timeline: {
        status: components['schemas']['OrderStatus'];
        /** Format: date-time */
        at: string;
      }[];
      shipments: components['schemas']['Shipment'][];
    };
    TrackingSummary: {
      /** @description Page views since midnight in Việt Nam. */
      today: number;
      last7Days: number;
      last30Days: number;
      /** @description The ten pages most looked at in the last 30 days. */
      topPages: {
        path: string;
        views: number;
      }[];
    };
    Unread: {
      unread: number;
    };
    Upload: {
      id: string;
      /** @description As of any picture: `?w=` chooses the width. */
      url: string;
      width: number;
      height: number;
      /** @description The average colour, shown until the picture is there. */
      color: string;
    };
    UserAddress: {
      id: string;
      /** @description ISO 3166-1 alpha-2 */
      national: string;
      provinceCode?: string;
      province?: string;
      districtCode?: string;
      district?: string;
      wardCode?: string;
      ward?: string;
      address: string;
      firstName: string;
      lastName: string;
      phone: string;
      isDefault: boolean;
      /** @description False when a ward or province of it no longer exists. */
      isCurrent: boolean;
      /** @description In a list, of one that is not current: what may have become of its ward. */
      successors?: components['schemas']['WardSuccessor'][];
    };
    UserAddressBody: {
      /** @description ISO 3166-1 alpha-2 */
      national: string;
      provinceCode?: string;
      province?: string;
      districtCode?: string;
      district?: string;
      wardCode?: string;
      ward?: string;
      address: string;
      firstName: string;
      lastName: string;
      phone: string;
      isDefault?: boolean;
    };
    VatInvoice: {
      company: string;
      /** @description Ten digits, ten and three, or twelve. */
      taxCode: string;
      address: string;
      email: string;
    };
    VerifiedToken: {
      valid: boolean;
      /** @description Of the account; null when not valid. */
      email: string | null;
      /** @enum {unknown} */
      type: 'verify' | 'reset';
    };
    /** @description Page views on this day and in this month of Việt Nam, and since days are counted. */
    Visits: {
      today: number;
      thisMonth: number;
      total: number;
    };
    /** @enum {unknown} */
    VitalName: 'LCP' | 'CLS' | 'INP' | 'FCP' | 'TTFB';
    Voucher: {
      id: string;
      code: string;
      name: string;
      discount: components['schemas']['Discount'];
      conditions: components['schemas']['VoucherConditions'];
      /** Format: date-time */
      startsAt: string;
      /** Format: date-time */
      endsAt: string;
      period: components['schemas']['OfferPeriod'];
      totalUses: number | null;
      usesLeft: number | null;
      perCustomerUses: number;
      collectsLeft: number | null;
      myVoucher?: components['schemas']['CollectedVoucher'] | null;
    };
    /** @description Whether a voucher applies to these lines, or why not. */
    VoucherCheck: {
      ok: boolean;
      /** @description Đồng that all costs less with it. */
      saving: number;
      reasonCode?: components['schemas']['VoucherReason'];
      /** @description Until the voucher applies: đồng for MIN_SUBTOTAL, units for MIN_QUANTITY. */
      missing?: number;
    };
    VoucherCheckRequest: {
      lines: components['schemas']['QuoteLineRequest'][];
      address?: components['schemas']['OrderAddress'];
      shippingMethod?: string;
      paymentMethod?: components['schemas']['PaymentMethod'];
      code: string;
    };
    /** @description A voucher at hand, and what it would do for these lines. */
    VoucherChoice: {
      id: string;
      code: string;
      name: string;
      /** Format: date-time */
      startsAt: string;
      /** Format: date-time */
      endsAt: string;
      /** @description Collected by the customer who asks. */
      isMine: boolean;
      /** @description Đồng that all costs less with it; null when it does not apply. */
      saves: number | null;
      reasonCode?: components['schemas']['VoucherReason'];
      /** @description Until the voucher applies: đồng for MIN_SUBTOTAL, units for MIN_QUANTITY. */
      missing?: number;
    };
    VoucherChoicesRequest: {
      lines: components['schemas']['QuoteLineRequest'][];
      address?: components['schemas']['OrderAddress'];
      shippingMethod?: string;
      paymentMethod?: components['schemas']['PaymentMethod'];
    };
    VoucherConditions: {
      categories: components['schemas']['CategoryRef'][];
      products: components['schemas']['ProductRef'][];
      minSubtotal: number | null;
      minQuantity: number | null;
      isFirstOrderOnly: boolean;
      /** @description Any when empty. */
      paymentMethods: components['schemas']['PaymentMethod'][];
    };
    /** @enum {unknown} */
    VoucherReason:
      | 'NOT_FOUND'
      | 'NOT_STARTED'
      | 'EXPIRED'
      | 'USED_UP'
      | 'LIMIT_REACHED'
      | 'FIRST_ORDER_ONLY'
      | 'PAYMENT_METHOD'
      | 'NOT_FOR_THESE'
      | 'MIN_QUANTITY'
      | 'MIN_SUBTOTAL'
      | 'NOT_WITH_PROMOTION'
      | 'NOTHING_TO_SAVE';
    VouchersBody: {
      page?: number;
      /** @description 0 means 10; more than 100 means 100. */
      limit?: number;
      search?: string;
      kinds?: components['schemas']['DiscountKind'][];
      /** @enum {unknown} */
      period?: 'CURRENT' | 'NEXT';
      productId?: string;
      isFirstOrderOnly?: boolean;
      isCollected?: boolean;
    };
    WaitingProduct: {
      orderLineId: string;
      orderCode: string;
      color: string | null;
      size: string | null;
      /** Format: date-time */
      boughtAt: string;
      picture: components['schemas']['Picture'];
      product: components['schemas']['ProductCard'];
    };
    /** @description A ward of today that took over (a part of) a former one. */
    WardSuccessor: {
      provinceCode: string;
      province: string;
      wardCode: string;
      ward: string;
    };
    WorkQueue: {
      /** @enum {string} */
      queue:
        | 'orders-new'
        | 'orders-processing'
        | 'orders-rejected'
        | 'cancel-requests'
        | 'returns'
        | 'manual-refunds'
        | 'payments-in-review'
        | 'plan-payments-in-review'
        | 'reviews'
        | 'payouts'
        | 'locked-rewards'
        | 'providers'
        | 'solutions'
        | 'chat-tickets'
        | 'failed-mails';
      count: number;
    };
    WrittenBlock:
      | {
          /** @enum {string} */
          kind: 'heading';
          /** @enum {unknown} */
          level: 2 | 3;
          text: string;
        }
      | {
          /** @enum {string} */
          kind: 'paragraph';
          text: components['schemas']['ContentSpan'][];
        }
      | {
          /** @enum {string} */
          kind: 'list';
          ordered: boolean;
          items: components['schemas']['ContentSpan'][][];
        }
      | {
          /** @enum {string} */
          kind: 'table';
          caption: string;
          head: string[];
          rows: string[][];
        }
      | {
          /** @enum {string} */
          kind: 'link';
          text: string;
          /** @description A path of the shop without language prefix, or an address with https:, mailto: or tel:. */
          href: string;
        }
      | {
          /** @enum {string} */
          kind: 'image';
          pictureId: string;
          alt: string;
          caption?: string;
          /** @description A path of the shop without language prefix, or an address with https:, mailto: or tel:. */
          href?: string;
        };
    WrittenContent: {
      id: string;
      version: number;
    };
    WrittenNews: {
      id: string;
      seoSlug: string;
      version: number;
    };
    WrittenOffer: {
      id: string;
      version: number;
    };
    WrittenReview: {
      id: string;
      status: components['schemas']['ReviewStatus'];
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
