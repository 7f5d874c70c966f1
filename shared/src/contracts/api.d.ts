/** Made from backend/openapi.json (sha256 b4bd60111bc9bec5787422047992a050a30cad90748ff69982c9953f1dca9ec3) by `npm run openapi -w backend`. */

export interface paths {
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
    /** What the shop is set to, and who runs it */
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
  '/api/main/tracking': {
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
  '/api/main/address/wards/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Wards of a province */
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
          sort?: 'priority' | 'newest' | 'priceAsc' | 'priceDesc';
          categoryId?: string;
          /** @description Products of its descendants are in it too. */
          categorySlug?: string;
          /** @description HOT, NEW, SALE_OFF */
          status?: string;
          /** @description With or without diacritics. */
          search?: string;
          minPrice?: number;
          maxPrice?: number;
          /** @description Hexadecimal, with or without # */
          color?: string;
          /** @description Sizes as `attributes` lists them */
          size?: string;
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
          sort?: 'priority' | 'newest' | 'priceAsc' | 'priceDesc';
          categoryId?: string;
          /** @description Products of its descendants are in it too. */
          categorySlug?: string;
          /** @description HOT, NEW, SALE_OFF */
          status?: string;
          /** @description With or without diacritics. */
          search?: string;
          minPrice?: number;
          maxPrice?: number;
          /** @description Hexadecimal, with or without # */
          color?: string;
          /** @description Sizes as `attributes` lists them */
          size?: string;
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
          sort?: 'priority' | 'newest' | 'priceAsc' | 'priceDesc';
          categoryId?: string;
          /** @description Products of its descendants are in it too. */
          categorySlug?: string;
          /** @description HOT, NEW, SALE_OFF */
          status?: string;
          /** @description With or without diacritics. */
          search?: string;
          minPrice?: number;
          maxPrice?: number;
          /** @description Hexadecimal, with or without # */
          color?: string;
          /** @description Sizes as `attributes` lists them */
          size?: string;
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
          sort?: 'priority' | 'newest' | 'priceAsc' | 'priceDesc';
          categoryId?: string;
          /** @description Products of its descendants are in it too. */
          categorySlug?: string;
          /** @description HOT, NEW, SALE_OFF */
          status?: string;
          /** @description With or without diacritics. */
          search?: string;
          minPrice?: number;
          maxPrice?: number;
          /** @description Hexadecimal, with or without # */
          color?: string;
          /** @description Sizes as `attributes` lists them */
          size?: string;
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
                data: components['schemas']['OrderSummary'][];
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
  '/api/ecommerce/order/cancel-order/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Cancel an order nobody has begun with */
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
    /** Give money of an order back, all that is left or a part */
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
    AppliedPromotion: {
      promotionInfo: {
        id: string;
        name: string;
        /** @enum {unknown} */
        type: 'QUANTITY_BASED' | 'ORDER_BASED' | 'GIFT_PRODUCT';
      };
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
    CancelOrder: {
      reason: string;
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
    };
    Category: {
      id: string;
      name: string;
      slug: string;
      picture: components['schemas']['Picture'];
      /** @description With those of its descendants. */
      productCount: number;
      children: {
        id: string;
        name: string;
        slug: string;
        picture: components['schemas']['Picture'];
        /** @description With those of its descendants. */
        productCount: number;
        children: {
          id: string;
          name: string;
          slug: string;
          picture: components['schemas']['Picture'];
          /** @description With those of its descendants. */
          productCount: number;
          children: unknown[];
        }[];
      }[];
    };
    CategoryRef: {
      id: string;
      name: string;
      slug: string;
    };
    ClientSetting: {
      settingClient: components['schemas']['SettingClient'];
      infoClient: components['schemas']['InfoClient'];
    };
    Country: {
      /** @description ISO 3166-1 alpha-2 */
      code: string;
      name: string;
    };
    Division: {
      code: string;
      name: string;
      type: string;
      /** @enum {unknown} */
      scheme: '2-level' | '3-level';
    };
    Failure: {
      /** @enum {boolean} */
      success: false;
      code: number;
      status: number;
      statusCode: number;
      message: string;
      errorCode: string;
      errors?: components['schemas']['FieldError'][];
      data?: unknown;
      requestId: string;
      /** Format: date-time */
      serverTime: string;
    };
    /** @description `field` is a path as forms write it: `lines[0].quantity`. */
    FieldError: {
      field: string;
      code: string;
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
    LoginData: {
      token: string;
      /** @description Milliseconds until the token ends. */
      expiresIn: number;
      refreshToken: string;
      referralCredentials?: {
        companyName: string;
        accessToken: string;
        refreshToken: string;
        expiredIn: number;
      };
    };
    Me: {
      id: string;
      email: string;
      /** @enum {unknown} */
      role: 'ADMIN' | 'OPERATOR' | 'CUSTOMER';
      profile?: components['schemas']['Profile'];
    };
    MoveOrder: {
      /** @enum {unknown} */
      status: 'PROCESSING' | 'DELIVERING' | 'DONE' | 'CANCEL' | 'REJECT';
      reason?: string;
    };
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
      /** @enum {unknown} */
      status: 'NEW' | 'PROCESSING' | 'DELIVERING' | 'DONE' | 'CANCEL' | 'REJECT';
    };
    OrderDetail: {
      id: string;
      code: string;
      /** Format: date-time */
      purchaseDate: string;
      /** @enum {unknown} */
      status: 'NEW' | 'PROCESSING' | 'DELIVERING' | 'DONE' | 'CANCEL' | 'REJECT';
      /** @enum {unknown} */
      paymentStatus: 'paid' | 'unpaid';
      /** @enum {unknown} */
      paymentMethod: 'ONLINE' | 'COD' | 'THEGHINO';
      grandTotal: number;
      lineCount: number;
      firstLine: {
        name: string;
        picture: components['schemas']['Picture'];
      };
      /** @enum {unknown} */
      paymentAction: 'PAY' | 'PAY_AGAIN' | 'NONE';
      canCancel: boolean;
      lines: components['schemas']['OrderLine'][];
      subtotal: number;
      discount: number;
      shippingFee: number;
      shippingMethod: string;
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
      timeline: components['schemas']['OrderTimelineEntry'][];
      shipments: components['schemas']['Shipment'][];
      attempts: components['schemas']['PaymentAttempt'][];
      /** Format: date-time */
      expiresAt?: string;
    };
    OrderLine: {
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
      unitPrice: number;
      lineTotal: number;
      isGift: boolean;
    };
    OrderRequest: {
      lines: components['schemas']['QuoteLineRequest'][];
      voucherCode?: string;
      useReward?: boolean;
      address: components['schemas']['OrderAddress'];
      shippingMethod: string;
      /** @enum {unknown} */
      paymentMethod: 'ONLINE' | 'COD' | 'THEGHINO';
      /** @enum {unknown} */
      paymentProvider?: 'VNPAY' | 'ALEPAY' | 'MOMO' | 'ZALOPAY' | 'PAYPAL';
      quoteHash: string;
      customer: {
        firstName: string;
        lastName: string;
        email: string;
        phone: string;
      };
      note: string;
      vatInvoice?: {
        company: string;
        taxCode: string;
        address: string;
        email: string;
      };
    };
    OrderSummary: {
      id: string;
      code: string;
      /** Format: date-time */
      purchaseDate: string;
      /** @enum {unknown} */
      status: 'NEW' | 'PROCESSING' | 'DELIVERING' | 'DONE' | 'CANCEL' | 'REJECT';
      /** @enum {unknown} */
      paymentStatus: 'paid' | 'unpaid';
      /** @enum {unknown} */
      paymentMethod: 'ONLINE' | 'COD' | 'THEGHINO';
      grandTotal: number;
      lineCount: number;
      firstLine: {
        name: string;
        picture: components['schemas']['Picture'];
      };
      /** @enum {unknown} */
      paymentAction: 'PAY' | 'PAY_AGAIN' | 'NONE';
      canCancel: boolean;
    };
    OrderTimelineEntry: {
      /** @enum {unknown} */
      status: 'NEW' | 'PROCESSING' | 'DELIVERING' | 'DONE' | 'CANCEL' | 'REJECT';
      /** Format: date-time */
      at: string;
      /** @enum {unknown} */
      by: 'CUSTOMER' | 'OPERATOR' | 'SYSTEM';
      reason?: string;
    };
    OriginalPriceUnits: {
      infoId: string;
      quantity: number;
      unitPrice: number;
      /** @enum {unknown} */
      reason: 'OVER_QUOTA' | 'OVER_LIMIT' | 'GIFT';
    };
    PageMeta: {
      page: number;
      limit: number;
      total: number;
      totalPages: number;
    };
    PaymentAttempt: {
      attemptId: string;
      /** @enum {unknown} */
      provider: 'VNPAY' | 'ALEPAY' | 'MOMO' | 'ZALOPAY' | 'PAYPAL';
      /** @enum {unknown} */
      outcome: 'success' | 'failed' | 'cancelled' | 'processing' | 'waiting';
      /** @enum {unknown} */
      waitingFor?: 'BUYER' | 'MERCHANT';
      providerCode?: string;
      amount: number;
      /** Format: date-time */
      createdAt: string;
    };
    PaymentState: {
      orderId: string;
      code: string;
      /** @enum {unknown} */
      orderStatus: 'NEW' | 'PROCESSING' | 'DELIVERING' | 'DONE' | 'CANCEL' | 'REJECT';
      /** @enum {unknown} */
      paymentStatus: 'paid' | 'unpaid';
      /** @enum {unknown} */
      paymentMethod: 'ONLINE' | 'COD' | 'THEGHINO';
      grandTotal: number;
      attempt: components['schemas']['PaymentAttempt'] | null;
      final: boolean;
      /** @enum {unknown} */
      action: 'PAY' | 'PAY_AGAIN' | 'NONE';
      /** Format: date-time */
      expiresAt?: string;
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
      /** @enum {unknown} */
      status: 'NEW' | 'PROCESSING' | 'DELIVERING' | 'DONE' | 'CANCEL' | 'REJECT';
      /** @enum {unknown} */
      paymentStatus: 'paid' | 'unpaid';
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
    PriceStep: {
      /** @enum {unknown} */
      step:
        'BASE' | 'FLASH_SALE' | 'QUANTITY_PROMOTION' | 'ORDER_PROMOTION' | 'VOUCHER' | 'SHIPPING' | 'REWARD';
      amount: number;
      after: number;
      source?: string;
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
    ProductCard: {
      id: string;
      name: string;
      seoSlug: string;
      categorySlug: string;
      status: ('HOT' | 'NEW' | 'SALE_OFF')[];
      /** @description Đồng. */
      price: number;
      /** @description Đồng. */
      maxPrice: number;
      originalPrice: number | null;
      stock: number;
      picture: components['schemas']['Picture'];
      colors: {
        name: string;
        /** @description `#rrggbb`, lower case. */
        rgb: string;
      }[];
      rating: number | null;
      reviewCount: number;
    };
    ProductDetail: {
      id: string;
      name: string;
      seoSlug: string;
      categorySlug: string;
      status: ('HOT' | 'NEW' | 'SALE_OFF')[];
      /** @description Đồng. */
      price: number;
      /** @description Đồng. */
      maxPrice: number;
      originalPrice: number | null;
      stock: number;
      picture: components['schemas']['Picture'];
      colors: {
        name: string;
        /** @description `#rrggbb`, lower case. */
        rgb: string;
      }[];
      rating: number | null;
      reviewCount: number;
      sku: string;
      description: string;
      specifications: {
        name: string;
        value: string;
      }[];
      pictures: components['schemas']['Picture'][];
      category: components['schemas']['CategoryRef'];
      breadcrumb: components['schemas']['CategoryRef'][];
      infos: components['schemas']['ProductInfo'][];
      attributes: components['schemas']['ProductAttribute'][];
    };
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
    };
    ProductInfos: {
      infos: components['schemas']['ProductInfo'][];
      attributes: components['schemas']['ProductAttribute'][];
    };
    Profile: {
      firstName: string;
      lastName: string;
      email: string;
      /** @description E.164 */
      phone?: string;
      qrCode?: string;
    };
    Quote: {
      lines: components['schemas']['QuoteLine'][];
      promotionAppliedOrder: components['schemas']['AppliedPromotion'][];
      appliedVoucherOrder: components['schemas']['AppliedVoucher'] | null;
      moreOriginalProducts: components['schemas']['OriginalPriceUnits'][];
      subtotal: number;
      discount: number;
      shippingFee: number | null;
      grandTotal: number;
      trace: components['schemas']['PriceStep'][];
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
      unitPrice: number;
      lineTotal: number;
      isGift: boolean;
    };
    QuoteLineRequest: {
      infoId: string;
      quantity: number;
    };
    QuoteProblem: {
      infoId?: string;
      /** @enum {unknown} */
      code:
        | 'OUT_OF_STOCK'
        | 'NOT_ENOUGH_STOCK'
        | 'PRODUCT_UNAVAILABLE'
        | 'ADDRESS_NOT_SERVED'
        | 'COD_NOT_AVAILABLE';
      available?: number;
    };
    QuoteRequest: {
      lines: components['schemas']['QuoteLineRequest'][];
      voucherCode?: string;
      useReward?: boolean;
      address?: components['schemas']['OrderAddress'];
      shippingMethod?: string;
      /** @enum {unknown} */
      paymentMethod?: 'ONLINE' | 'COD' | 'THEGHINO';
      /** @enum {unknown} */
      paymentProvider?: 'VNPAY' | 'ALEPAY' | 'MOMO' | 'ZALOPAY' | 'PAYPAL';
    };
    RefreshData: {
      accessToken: string;
      refreshToken: string;
      /** @description Milliseconds until the access token ends. */
      expiresIn: number;
    };
    RefundBody: {
      amount?: number;
      reason: string;
    };
    SettingClient: {
      siteName: string;
      logo: string | null;
      /** @enum {string} */
      currency: 'VND';
      paymentMethods: ('ONLINE' | 'COD' | 'THEGHINO')[];
      paymentProviders: ('VNPAY' | 'ALEPAY' | 'MOMO' | 'ZALOPAY' | 'PAYPAL')[];
      /** @description Highest total that can be paid on delivery, in đồng. */
      codLimit: number;
      freeShippingFrom: number | null;
      analyticsId: string | null;
      checkoutCountdownSeconds: number;
      strictLatinLetters: boolean;
      flags: {
        [key: string]: boolean;
      };
    };
    Shipment: {
      id: string;
      carrier: string;
      trackingNumber: string | null;
      status: string;
      /** Format: date-time */
      createdAt: string;
    };
    ShipmentBody: {
      carrier: string;
      trackingNumber?: string;
      status?: string;
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
    StartPayment: {
      /** @enum {unknown} */
      paymentMethod: 'ONLINE' | 'THEGHINO';
      /** @enum {unknown} */
      paymentProvider?: 'VNPAY' | 'ALEPAY' | 'MOMO' | 'ZALOPAY' | 'PAYPAL';
      bankCode?: string;
    };
    StartedPayment: {
      attemptId: string;
      url: string;
      countdown: number;
      /** Format: date-time */
      expiresAt: string;
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
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
